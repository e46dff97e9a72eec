import path from 'node:path';

/** Returns the path of a module in `client/`, without its extension. */
export const clientModule = (name: string): string => path.join(__dirname, '../client', name);
