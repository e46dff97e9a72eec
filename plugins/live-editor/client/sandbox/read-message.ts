import { frameProblemKinds, maxMessageLength, type FrameMessage } from '../../shared/messages';

/** The largest height of a frame in pixels: code can draw anything. */
const maxHeight = 20_000;

/** Returns a message of the frame with values in their limits, or nothing if it is none. */
export function readMessage(data: unknown): FrameMessage | undefined {
  const fields: Record<string, unknown> = Object(data);
  const { type, id } = fields;
  if (type === 'pong') return { type };
  if (type === 'ready') return { type, turnLimit: numberOf(fields.turnLimit, 10_000) };
  if (type === 'height') return { type, height: numberOf(fields.height, maxHeight) };
  if (typeof id !== 'number') return undefined;
  switch (type) {
    case 'rendered':
    case 'spoiled':
      return { type, id };
    case 'drawn':
      return { type, id, height: numberOf(fields.height, maxHeight) };
    case 'warning':
      return { type, id, message: textOf(fields.message) };
    case 'problem':
      return { type, id, problem: problemOf(fields.problem) };
    default:
      return undefined;
  }
}

function problemOf(value: unknown): Extract<FrameMessage, { type: 'problem' }>['problem'] {
  const { kind, message, line, hasEnded }: Record<string, unknown> = Object(value);
  return {
    kind: frameProblemKinds.find((name) => name === kind) ?? 'run',
    message: textOf(message),
    line: typeof line === 'number' && line >= 1 ? Math.floor(line) : undefined,
    hasEnded: hasEnded === true,
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, maxMessageLength) : '';

const numberOf = (value: unknown, limit: number): number =>
  typeof value === 'number' && value > 0 ? Math.min(limit, Math.ceil(value)) : 0;
