import { maxMessageLength } from '../shared/messages';

/** Messages of React, which its production build replaces by numbers; `%s` is an argument. */
const messagesOfReact: Record<string, string> = {
  31: 'Objects are not valid as a React child (found: %s). If you meant to render a collection of children, use an array instead.',
  130: 'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: %s.',
  152: 'Nothing was returned from render. This usually means a return statement is missing. Or, to render nothing, return null.',
  185: 'Maximum update depth exceeded. This can happen when a component calls setState inside a layout effect or componentDidUpdate in every rendering.',
  290: 'A ref is a string ("%s"), but it must be a function or an object of useRef.',
  300: 'Rendered fewer hooks than expected. This may be caused by an accidental early return statement.',
  301: 'Too many re-renders. React limits the number of renders to prevent an infinite loop: this component updates its state while it renders.',
  310: 'Rendered more hooks than during the previous render.',
  321: 'Invalid hook call. Hooks can only be called inside of the body of a function component.',
  426: 'A component suspended while responding to synchronous input.',
};

/** Returns the message of an error: at most 2,000 characters of plain text. Anything can be thrown. */
export function messageOf(error: unknown): string {
  try {
    const message = error instanceof Error ? error.message || error.name : String(error);
    return withoutNumbers(String(message)).slice(0, maxMessageLength);
  } catch {
    return 'The code threw a value without a message.';
  }
}

function withoutNumbers(message: string): string {
  const [, number = '', query = ''] =
    /^Minified React error #(\d+); visit \S+?invariant=\d+(\S*) for/.exec(message) ?? [];
  const text = messagesOfReact[number];
  if (!text) return message;
  const [argument = ''] = new URLSearchParams(query).getAll('args[]');
  return text.replace('%s', () => argument);
}

/** Returns the text of what is logged, as browsers do: values of `%s` and the like are appended. */
export function logText(values: unknown[]): string {
  return values
    .map((value) => messageOf(value))
    .join(' ')
    .trim()
    .slice(0, maxMessageLength);
}
