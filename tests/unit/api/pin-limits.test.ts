import { describe, expect, it } from 'vitest';
import { networkOf } from '../../../src/api/http/network.ts';
import {
  afterWrongPin,
  guessedInADay,
  PIN_LIMITS,
  recommendedPinLength,
  type WrongPins,
  wrongPinsWithin,
} from '../../../src/api/operations/pin-limits.ts';

/** The delays after the given number of wrong PINs at the same instant. */
function wrongAtOnce(count: number): WrongPins {
  let before: WrongPins | undefined;
  for (let time = 0; time < count; time += 1) before = afterWrongPin(PIN_LIMITS.network, { before, now: 1000 });
  if (before === undefined) throw new Error('There was no wrong PIN.');
  return before;
}

describe('wrong PINs', () => {
  it('cost nothing at first, then one more second each', () => {
    const waits = [1, 30, 31, 40, 60].map((count) => wrongAtOnce(count).openAt - 1000);
    expect(waits).toEqual([0, 0, 1, 10, 30]);
  });

  it('never cause a longer delay than until the next one is forgotten', () => {
    const many = wrongAtOnce(10_000);
    expect(many.openAt - 1000).toBe(120);
    expect(many.clearAt - 1000).toBe(150 * 120);
  });

  it('are forgotten one by one', () => {
    const before = wrongAtOnce(60);
    const later = afterWrongPin(PIN_LIMITS.network, { before, now: 1000 + 20 * 120 });
    expect(later.openAt - 1000 - 20 * 120).toBe(11);
    const muchLater = afterWrongPin(PIN_LIMITS.network, { before, now: 1000 + 60 * 120 });
    expect(muchLater.openAt - 1000 - 60 * 120).toBe(0);
  });

  it('from one network do not delay other networks, however long they continue', () => {
    let [network, edition]: (WrongPins | undefined)[] = [];
    for (let now = 0; now < 7 * 86_400; now = network.openAt) {
      network = afterWrongPin(PIN_LIMITS.network, { before: network, now });
      edition = afterWrongPin(PIN_LIMITS.edition, { before: edition, now });
      expect(edition.openAt).toBe(now);
    }
  });

  it('can be tried about as often as they are forgotten', () => {
    expect(wrongPinsWithin(1, PIN_LIMITS.edition)).toBe(101);
    expect(wrongPinsWithin(86_400, PIN_LIMITS.edition)).toBeGreaterThan(1440 + 100);
    expect(wrongPinsWithin(86_400, PIN_LIMITS.edition)).toBeLessThan(1440 + 100 + 60 + 2);
  });
});

describe('the length of PINs', () => {
  it('determines how many of them can be guessed in a day', () => {
    const guessed = [4, 5, 6].map((pinLength) => guessedInADay({ attendees: 250, pinLength }));
    expect(guessed.map((count) => count.toFixed(1))).toEqual(['41.0', '4.0', '0.4']);
    expect(guessedInADay({ attendees: 10, pinLength: 1 })).toBe(10);
  });

  it('is recommended from six digits on, so that less than one can be guessed in a day', () => {
    expect([1, 5, 250, 1000, 5000].map(recommendedPinLength)).toEqual([6, 6, 6, 7, 7]);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.17', '192.0.2.17'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.17', '192.0.2.17'],
    ['::FFFF:c000:0211', '192.0.2.17'],
    ['0:0:0:0:0:ffff:192.0.2.17', '192.0.2.17'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
