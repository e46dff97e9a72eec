import net from 'node:net';
import os from 'node:os';
import { expect, it } from 'vitest';
import { listen } from './listen';

const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
const loopback = addresses.filter(({ internal }) => internal).map(({ address }) => address);
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** Whether a server accepts connections at an address. */
const accepts = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts a server and returns where it is reached. */
async function reachedAt(host: string | undefined, candidates: string[]) {
  const { origin, close } = await listen((_, response) => response.end(), { host, port: 0 });
  const port = Number(new URL(origin).port);
  const results = await Promise.all(candidates.map((address) => accepts(address, port)));
  await close();
  return {
    origin: origin.replace(`:${port}`, ''),
    reached: candidates.filter((_, i) => results[i]),
  };
}

it('listens at the loopback addresses only, which localhost means', async () => {
  const all = outside ? [...loopback, outside] : loopback;
  expect(await reachedAt(undefined, all)).toEqual({
    origin: 'http://localhost',
    reached: loopback,
  });
});

it.skipIf(!outside)('listens at the address that HOST names, and prints it', async () => {
  expect(await reachedAt(outside, ['127.0.0.1', outside!])).toEqual({
    origin: `http://${outside}`,
    reached: [outside],
  });
});

it.each(['0.0.0.0', '127.0.0.1'])('is reached at 127.0.0.1 with HOST=%s', async (host) => {
  const { reached } = await reachedAt(host, ['127.0.0.1']);
  expect(reached).toEqual(['127.0.0.1']);
});

it.skipIf(!loopback.includes('::1'))('writes addresses of IPv6 in brackets', async () => {
  expect(await reachedAt('::1', ['::1'])).toEqual({ origin: 'http://[::1]', reached: ['::1'] });
});

it.skipIf(!loopback.includes('::1'))(
  'does not start if another program uses the port at one of the addresses',
  async () => {
    const other = net.createServer().listen(0, '::1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as net.AddressInfo;
    await expect(listen(() => undefined, { port })).rejects.toThrow(`Port ${port} is in use`);
    expect(await accepts('127.0.0.1', port)).toBe(false);
    other.close();
  },
);

it('names the variable if HOST is another machine', async () => {
  await expect(listen(() => undefined, { host: '198.51.100.1', port: 0 })).rejects.toThrow(
    'HOST is "198.51.100.1", which is not an address of this machine (EADDRNOTAVAIL)',
  );
});
