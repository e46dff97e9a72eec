import { Axis, BarSeries, LineSeries, Position, ScaleType } from '@elastic/charts';
import { it } from 'vitest';
import { renderChart } from './render-chart';
it('log', async () => {
  for (const nice of [false,true]) for (const ticks of [undefined, 3, 20]) for (const rot of [0, 90]) for (const max of [50,1e3,1e6,1e12]) { const r = await renderChart(<><Axis id="y" position={rot? Position.Bottom : Position.Left} ticks={ticks}/><LineSeries id="b" yNice={nice} yScaleType={ScaleType.Log} xScaleType={ScaleType.Linear} data={[{x:1,y:1},{x:2,y:max}]} xAccessor="x" yAccessors={['y']}/></>, {rotation: rot as any});
   const a=r.debugState!.axes!; const ax=(a.y[0]??a.x[0])!; console.log('nice',nice,'ticks',ticks,'rot',rot,'max',max,'labels', ax.labels.length, 'grid', (ax as any).gridlines?.length, r.texts.length, r.texts.slice(0,40).join('|')); }
});
