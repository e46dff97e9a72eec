const { get, getOwnPropertyDescriptor, getPrototypeOf, isExtensible, ownKeys } = Reflect;

/** Constructors and objects whose changes would affect everything else that runs in the frame. */
const recorded = [
  ...[
    'Array',
    'BigInt',
    'Boolean',
    'Date',
    'Error',
    'Function',
    'Map',
    'Number',
    'Object',
    'Promise',
  ],
  ...['RegExp', 'Set', 'String', 'Symbol', 'WeakMap', 'WeakSet', 'Float64Array', 'ArrayBuffer'],
  ...['CanvasRenderingContext2D', 'Document', 'Element', 'Event', 'EventTarget', 'HTMLElement'],
  ...['HTMLCanvasElement', 'MessagePort', 'Node', 'Path2D', 'ResizeObserver', 'SVGElement'],
];
const recordedObjects = ['JSON', 'Math', 'Reflect', 'console', 'performance'];

interface Shape {
  object: object;
  keys: readonly PropertyKey[];
  descriptors: readonly (PropertyDescriptor | undefined)[];
  prototype: object | null;
  isExtensible: boolean;
}

const shapeOf = (object: object, mayFreeze: boolean): Shape => {
  const keys = ownKeys(object);
  return {
    object,
    keys,
    descriptors: keys.map((key) => getOwnPropertyDescriptor(object, key)),
    prototype: getPrototypeOf(object),
    isExtensible: !mayFreeze && isExtensible(object),
  };
};

/**
 * Records the objects that everything depends on, and returns a function that tells whether one of them has changed
 * since: a function was replaced, a property was added.
 *
 * @param others - further objects, with all objects in them
 */
export function recordEnvironment(others: readonly object[]): () => boolean {
  const trees = new Set<object>();
  const addTree = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || trees.has(value)) return;
    trees.add(value);
    for (const key of ownKeys(value)) addTree(getOwnPropertyDescriptor(value, key)?.value);
  };
  others.forEach(addTree);
  const objects = new Set<object>();
  for (const name of [...recorded, ...recordedObjects]) {
    const value: unknown = Reflect.get(window, name);
    if (typeof value === 'object' && value !== null) objects.add(value);
    if (typeof value !== 'function') continue;
    objects.add(value);
    const prototype: unknown = Reflect.get(value, 'prototype');
    if (typeof prototype === 'object' && prototype !== null) objects.add(prototype);
    if (typeof prototype === 'function') objects.add(prototype);
  }
  const shapes = [
    ...[...trees].map((object) => shapeOf(object, true)),
    ...[...objects].map((object) => shapeOf(object, false)),
  ];
  const globals = recorded.map((name): [string, unknown] => [name, get(window, name)]);
  // Without functions of prototypes, which may be what has changed.
  return () => {
    for (let index = 0; index < shapes.length; index++) {
      const shape = shapes[index];
      if (!shape || hasChanged(shape)) return true;
    }
    for (let index = 0; index < globals.length; index++) {
      const global = globals[index];
      if (!global || get(window, global[0]) !== global[1]) return true;
    }
    return false;
  };
}

function hasChanged({ object, keys, descriptors, prototype, isExtensible: was }: Shape): boolean {
  const current = ownKeys(object);
  if (current.length !== keys.length) return true;
  // The library freezes themes itself.
  if (getPrototypeOf(object) !== prototype || (was && !isExtensible(object))) return true;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    if (key === undefined || current[index] !== key) return true;
    const before = descriptors[index];
    const after = getOwnPropertyDescriptor(object, key);
    if (before?.get !== after?.get || before?.set !== after?.set) return true;
    if (!Object.is(before?.value, after?.value)) return true;
  }
  return false;
}
