import * as React from 'react';

/** Renderings in a row, each caused by an effect, after which they are endless: as in React, for layout effects. */
const limit = 50;

/** Thrown in an effect that updates the state without end. */
export class EndlessUpdates extends Error {}

/** Renderings in a row that were caused by an effect. */
let count = 0;
let depth = 0;
let hasUpdated = false;

/** Called when something else than an effect can change state: the reader, or a timer. */
export const resetUpdateLoops = (): void => {
  count = 0;
};

// Counts renderings: React calls this hook of its developer tools in production, too. This module has to be imported
// before React DOM, which looks for the hook once.
Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  value: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot() {
      if (hasUpdated) count++;
      hasUpdated = false;
    },
  },
});

function runEffect<Result>(effect: () => Result): Result {
  depth++;
  try {
    return effect();
  } finally {
    depth--;
  }
}

const countedSetters = new WeakMap<object, unknown>();

/** Returns the same function for the same setter, as effects can depend on it. */
function countedSetter<Setter extends (value: never) => void>(setter: Setter): Setter {
  const known = countedSetters.get(setter) as Setter | undefined;
  if (known) return known;
  const counted = ((value: never) => {
    if (depth > 0) hasUpdated = true;
    if (depth > 0 && count > limit)
      throw new EndlessUpdates(
        'This effect updates the state after every rendering, without end. Give it dependencies, or update the state under a condition.',
      );
    setter(value);
  }) as Setter;
  countedSetters.set(setter, counted);
  return counted;
}

const useState = (...initial: [unknown]) => {
  const [state, setState] = React.useState(...initial);
  return [state, countedSetter(setState)];
};
const useReducer = (...options: Parameters<typeof React.useReducer>) => {
  const [state, dispatch] = React.useReducer(...options);
  return [state, countedSetter(dispatch)];
};
const useEffect: typeof React.useEffect = (effect, dependencies) =>
  // The dependencies are those of the code that calls this hook.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  React.useEffect(() => runEffect(effect), dependencies);

/** Hooks for code of the reader, which throw if an effect updates the state without end. */
export const countedHooks = { useEffect, useReducer, useState };
