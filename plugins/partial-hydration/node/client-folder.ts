import path from 'node:path';

/** Path of a module of `client/`, without its extension. */
export const clientModule = (name: string): string => path.join(__dirname, '../client', name);
