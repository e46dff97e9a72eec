import { runCheck, type CheckRequest } from '../../../mcp-server/tools/run-check';

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => postMessage(runCheck(data)));
