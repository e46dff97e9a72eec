import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TurnClock, type TurnTooLong } from './turn-clock';

const limit = 500;
let time = 0;
let exceeded: TurnTooLong[] = [];
let clock: TurnClock;
/** The end of a turn: messages that were sent before have arrived. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  time = 0;
  exceeded = [];
  clock = new TurnClock(
    limit,
    (error) => exceeded.push(error),
    () => time,
  );
});
afterEach(nextTurn);

/** Calls `tick` after each of these pauses, over and over, until it throws; returns the time until then. */
function loopOf(...pauses: number[]): number {
  for (let call = 0; call < 1e7; call += 1) {
    time += pauses[call % pauses.length] ?? 0;
    try {
      clock.tick(7);
    } catch {
      return time;
    }
  }
  throw new Error('The loop was not stopped.');
}

describe('TurnClock stops code', () => {
  test.each([0.001, 1, 5, 100])('whose loop bodies take %d ms', (body) => {
    const stopped = loopOf(body);
    expect(stopped).toBeGreaterThan(limit);
    expect(stopped).toBeLessThan(limit + 4 * Math.max(16, body));
    expect(exceeded).toMatchObject([{ line: 7 }]);
  });

  test('whose loop bodies take long and short in turns, after three times the limit', () => {
    const stopped = loopOf(50, 0.01);
    expect(stopped).toBeGreaterThan(limit);
    expect(stopped).toBeLessThan(3 * limit + 100);
  });

  test('again each time until the turn ends, with one report', async () => {
    loopOf(1);
    expect(() => clock.tick(8)).toThrow('ran for too long');
    expect(exceeded).toHaveLength(1);
    expect(clock.isExceeded).toBe(true);
    await nextTurn();
    clock.tick(9);
    expect(clock.isExceeded).toBe(false);
  });
});

describe('TurnClock does not stop code', () => {
  /** Calls of functions for data, each within a few microseconds. */
  const readData = () => {
    for (let call = 0; call < 1_000; call += 1) {
      time += 0.005;
      clock.tick(3);
    }
  };

  test('because the library draws for longer than the limit between its calls', () => {
    readData();
    time += 0.8 * limit;
    readData();
    time += 0.8 * limit;
    readData();
    expect(exceeded).toEqual([]);
  });

  test('because its process gets a quarter of the time of a processor', () => {
    for (let slice = 0; slice < 50; slice += 1) {
      time += 20;
      readData();
    }
    expect(time).toBeGreaterThan(2 * limit);
    expect(exceeded).toEqual([]);
  });

  test('that is called in many turns', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      time += 0.9 * limit;
      readData();
      await nextTurn();
    }
    expect(exceeded).toEqual([]);
  });
});
