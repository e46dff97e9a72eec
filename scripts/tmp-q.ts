import { siteTexts, siteRecords } from './shared/search-quality/site-texts';
import { brotliCompressSync as b } from 'node:zlib';
import { createEngine, parseFiles } from '../plugins/site-search/index';
import { readJudgedQueries } from '../tests/search-quality/judged-queries';
import { judge, qualityRows } from './shared/search-quality/judge';
(async()=>{const { documents, index } = await siteTexts();const n=(await siteRecords()).length;
const t=b(documents).length+b(index).length;console.log(process.env.MODE,n,t,(t/n).toFixed(2));
const search = createEngine(parseFiles(documents, index), '/');
for(const half of ['tuning','final']){const r=qualityRows(judge(readJudgedQueries().filter(q=>q.half===half),search)).filter(r=>/set|all|question|symptom/.test(r.kind));console.log(half,r.map(x=>`${x.kind} ${x.first}/${x['among five']}`).join(' | '))}
})();
