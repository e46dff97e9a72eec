import http, { type RequestListener } from 'node:http';
import os from 'node:os';
import { portOf } from '../../shared/port-of';

/** Where a server listens. */
interface ListenOptions {
  /** Address or name of this machine; default: the loopback addresses, which only this machine reaches. */
  host?: string;
  /** Port; 0 selects any free port. */
  port: number;
}

/**
 * Listens for requests.
 *
 * @returns the origin at which this machine reaches the server, and a function that stops it.
 * @throws Error that says what to change, if the port is in use or the host is none of this machine.
 */
export async function listen(
  onRequest: RequestListener,
  { host, port }: ListenOptions,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const servers: http.Server[] = [];
  const close = async () => void (await Promise.all(servers.map(closeServer)));
  let assigned = port;
  try {
    for (const address of host ? [host] : loopbackAddresses()) {
      const server = await listenAt(address, assigned, onRequest);
      servers.push(server);
      assigned = portOf(server);
    }
  } catch (error) {
    await close();
    // The port was free at the first address, but not at the second one.
    if (codeOf(error) === 'EADDRINUSE' && port === 0) return listen(onRequest, { host, port });
    throw explained(error, { host, port });
  }
  return { origin: `http://${nameInUrl(host)}:${assigned}`, close };
}

/** Returns the addresses that `localhost` can mean. Browsers try both, the one of IPv6 first. */
function loopbackAddresses(): string[] {
  const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return ['127.0.0.1', ...(addresses.some(({ address }) => address === '::1') ? ['::1'] : [])];
}

async function listenAt(
  host: string,
  port: number,
  onRequest: RequestListener,
): Promise<http.Server> {
  const server = http.createServer(onRequest);
  // Tests send requests through connections that were idle for longer than the default of 5 seconds.
  server.keepAliveTimeout = 65_000;
  // The listener is never removed: without it, later server errors would terminate the process.
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

const closeServer = (server: http.Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

/** Returns a host as it is written in a URL. A server at all addresses is reached at `localhost`, too. */
function nameInUrl(host?: string): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the code of a system error; empty for other errors. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Returns an error that says what to change, if that is known. */
function explained(error: unknown, { host, port }: ListenOptions): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is in use (EADDRINUSE): choose another one, for example PORT=${port + 1}.`,
    );
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return new Error(
      `HOST is "${host}", which is not an address of this machine (${code}): remove the variable, or use HOST=0.0.0.0 for all addresses.`,
    );
  return error;
}
