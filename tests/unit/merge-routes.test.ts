import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare } from '../../src/diagnostics/diagnostic.ts';
import type { Route } from '../../src/model/plan.ts';
import { mergedRoutes } from '../../src/plan/merge-routes.ts';

const path = fc
  .array(fc.constantFrom('a', 'b', '2025', '2026'), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);
const inOrder = (routes: readonly Route[]): readonly Route[] => [...routes].sort((a, b) => compare(a.path, b.path));
const list = fc
  .array(
    path.map((of) => ({ path: of }) as Route),
    { maxLength: 12 },
  )
  .map(inOrder);

it('puts lists together as if all their routes were sorted', () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 6 }), (lists) => {
      const merged = mergedRoutes(lists);
      expect(merged.map((route) => route.path)).toEqual(inOrder(lists.flat()).map((route) => route.path));
      expect(new Set(merged)).toEqual(new Set(lists.flat()));
    }),
  );
});
