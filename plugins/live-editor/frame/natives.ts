/**
 * Functions of the browser as they were before any code of the reader has run: that code can replace them everywhere
 * else.
 */
const { apply, getOwnPropertyDescriptor } = Reflect;

/** Compiles a function: the constructor is not available to code of the reader. */
export const CompiledFunction = Function;

/** Milliseconds since the frame was loaded. */
export const now: () => number = performance.now.bind(performance);

const dataOf = getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
const { postMessage } = MessagePort.prototype;

/**
 * Returns a function that sends to the other end of a port. Nothing that code of the reader can replace is called with
 * the port, so that it cannot get hold of it.
 */
export function sendWith<Sent>(port: MessagePort): (message: Sent) => void {
  const send: (message: unknown) => void = postMessage.bind(port);
  return (message) => send(message);
}

/** Calls a function with each message of a port. */
export function receiveFrom<Received>(port: MessagePort, receive: (message: Received) => void) {
  port.onmessage = (event) => {
    if (dataOf) receive(apply(dataOf, event, []));
  };
}
