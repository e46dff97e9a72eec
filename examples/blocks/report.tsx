import { useId } from 'react';
import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const weeks = [18, 19, 21, 20, 22, 24, 23, 25, 27, 26, 29, 31, 30].map(
  (tickets, index) => ({
    week: index + 14,
    tickets: 10 * tickets,
    hours: [9.1, 8.8, 8.9, 8.2, 7.9, 8, 7.4, 7.1, 6.6, 6.8, 6.1, 5.7, 5.8][
      index
    ]!,
  }),
);
const topics = [
  { topic: 'Delivery', tickets: 1120 },
  { topic: 'Invoices', tickets: 760 },
  { topic: 'Account', tickets: 590 },
  { topic: 'Returns', tickets: 480 },
  { topic: 'Other', tickets: 200 },
];
const target = 6;

// The text is computed from the rows of the charts, so that both agree.
const total = weeks.reduce((sum, { tickets }) => sum + tickets, 0);
const [firstWeek, lastWeek] = [weeks[0]!, weeks[weeks.length - 1]!];
const growth = Math.round((100 * lastWeek.tickets) / firstWeek.tickets - 100);
const onTarget = weeks.find(({ hours }) => hours <= target);
const [top] = topics;
const share = Math.round((100 * (top?.tickets ?? 0)) / total);

const csv = [
  'week,tickets,hours',
  ...weeks.map(({ week, tickets, hours }) => `${week},${tickets},${hours}`),
].join('\n');
const download = `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;

const theme: PartialTheme = {
  chartMargins: { top: 10, right: 12, bottom: 0, left: 0 },
};
const axisStyle = { minExtent: 40, maxExtent: 40 };
const week = (value: number) => `W${value}`;

/**
 * Report page
 *
 * An article with numbered figures and captions, whose sentences are computed from the rows of the charts. The data is a
 * link that downloads CSV, and a table; figures stay whole in print.
 *
 * @alt Report on support tickets: bars of tickets by week, up 67 percent in a quarter, a line of hours to the first answer that falls to its target of 6, and a table of tickets by topic.
 * @height 930 1018
 * @tag report
 * @tag CSV
 * @tag print
 */
export default function Report() {
  const id = useId();
  return (
    <article className="report" aria-labelledby={`${id}title`}>
      <style>{css}</style>
      <h3 id={`${id}title`}>Support, second quarter</h3>
      <p className="lead">
        {total.toLocaleString('en')} tickets arrived in {weeks.length} weeks,{' '}
        {growth} % more a week at the end than at the start. The first answer
        still came faster: after {lastWeek.hours} instead of {firstWeek.hours}{' '}
        hours.
      </p>
      <section className="part">
        <h4>More tickets</h4>
        <figure>
          <Chart size={{ height: 170 }}>
            <Settings theme={theme} ariaLabelledBy={`${id}tickets`} />
            <Axis id="week" position={Position.Bottom} tickFormat={week} />
            <Axis
              id="count"
              position={Position.Left}
              ticks={4}
              style={axisStyle}
              gridLine={{ visible: true }}
            />
            <BarSeries
              id="tickets"
              name="Tickets"
              color="#3b82c4"
              data={weeks}
              xScaleType={ScaleType.Ordinal}
              xAccessor="week"
              yAccessors={['tickets']}
            />
          </Chart>
          <figcaption id={`${id}tickets`}>Figure 1: Tickets by week</figcaption>
        </figure>
      </section>
      <section className="part">
        <h4>Faster answers</h4>
        <p>
          Week {onTarget?.week} was the first to reach the target of {target}{' '}
          hours.
        </p>
        <figure>
          <Chart size={{ height: 170 }}>
            <Settings theme={theme} ariaLabelledBy={`${id}hours`} />
            <Axis id="week" position={Position.Bottom} tickFormat={week} />
            <Axis
              id="duration"
              position={Position.Left}
              ticks={4}
              domain={{ min: 0, max: 10 }}
              style={axisStyle}
              gridLine={{ visible: true }}
              tickFormat={(value) => `${value} h`}
            />
            <LineAnnotation
              id="target"
              domainType={AnnotationDomainType.YDomain}
              dataValues={[{ dataValue: target, details: `${target} hours` }]}
              style={{
                line: {
                  stroke: '#2f9e80',
                  strokeWidth: 2,
                  opacity: 1,
                  dash: [5, 4],
                },
              }}
            />
            <LineSeries
              id="hours"
              name="Hours"
              color="#c2701c"
              data={weeks}
              xScaleType={ScaleType.Ordinal}
              xAccessor="week"
              yAccessors={['hours']}
            />
          </Chart>
          <figcaption id={`${id}hours`}>
            Figure 2: Hours to the first answer, with the target as a dashed
            line
          </figcaption>
        </figure>
      </section>
      <section className="part">
        <h4 id={`${id}topics`}>Topics</h4>
        <p>
          {top?.topic} leads with {share} % of all tickets.
        </p>
        <table aria-labelledby={`${id}topics`}>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              <th scope="col">Tickets</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {topics.map(({ topic, tickets }) => (
              <tr key={topic}>
                <th scope="row">{topic}</th>
                <td>{tickets.toLocaleString('en')}</td>
                <td>{Math.round((100 * tickets) / total)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="source">
        Weeks 14 to 26.{' '}
        <a href={download} download="support.csv">
          Download the weeks as CSV
        </a>
      </p>
    </article>
  );
}

const css = `
article.report {
  max-width: 680px;
  font-size: 15px;
  line-height: 22px;
}
article.report > h3[id] {
  margin: 0 0 8px;
  font-size: 22px;
  line-height: 30px;
}
article.report > p[class],
article.report > .part > p {
  margin: 0 0 16px;
}
article.report > p.lead {
  font-size: 16px;
  line-height: 24px;
}
article.report > .part > h4 {
  margin: 0 0 4px;
  font-size: 16px;
  font-weight: 600;
  line-height: 24px;
}
article.report > .part > figure {
  margin: 0 0 20px;
  break-inside: avoid;
}
article.report > .part > figure > figcaption {
  margin-top: 4px;
  font-size: 13px;
  line-height: 18px;
}
article.report > .part > table {
  width: 100%;
  margin: 0 0 16px;
  border-collapse: separate;
  border-spacing: 0;
  break-inside: avoid;
}
article.report > .part tr > :is(th, td) {
  padding: 6px 0;
  border: 0;
  border-bottom: 1px solid rgba(128, 128, 128, 0.35);
  font-weight: 400;
  text-align: end;
}
article.report > .part tr > :first-child {
  text-align: start;
}
article.report > .part > table thead tr > th {
  font-weight: 600;
}
article.report > p.source {
  margin: 0;
  font-size: 13px;
  line-height: 18px;
}
`;
