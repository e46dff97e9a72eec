import components from '@site/.generated/check-code/components.json';
import foreignNames from '@site/.generated/check-code/foreign-names.json';
import themes from '@site/.generated/check-code/themes.json';
import { checkCode, isAboutCharts } from '../../../shared/check-code/check-code';
import { joinCheckData } from '../../../shared/check-code/check-data';
import { fixCode } from '../../../shared/check-code/fix-code';
import type { CheckAnswer, CheckRequest, CheckResponse } from './messages';

/** The worker that checks code, so that typing is never blocked. It loads the rules and their data. */
const data = joinCheckData(components, foreignNames, themes);

addEventListener('message', ({ data: request }: MessageEvent<CheckRequest>) => {
  try {
    respond({ type: 'answer', id: request.id, answer: answerTo(request) });
  } catch (error) {
    respond({ type: 'error', id: request.id, message: String(error) });
  }
});

function answerTo({ source: text, withFixes }: CheckRequest): CheckAnswer {
  const source = withFixes ? fixCode(text, data).source : text;
  return {
    source,
    findings: checkCode(source, data),
    isAboutCharts: isAboutCharts(source, data),
  };
}

const respond = (response: CheckResponse) => postMessage(response);

respond({ type: 'ready' });
