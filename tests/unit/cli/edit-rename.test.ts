import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEditService } from '../../../src/cli/content/watch/edit-service.ts';
import type { EditService } from '../../../src/domain/editor/edit-requests.ts';
import { type ClonedSite, clonedSite } from '../../support/cloned-site.ts';
import { packageDir } from '../../support/run-tool.ts';

const NOW = Date.parse('2027-03-01T12:00:00+01:00') / 1000;
const NOVAK = 'content/events/meander/2027/speakers/novak-ana.md';
const RENAMED = 'content/events/meander/2027/speakers/novak-anamarija.md';

let site: ClonedSite;
let service: EditService;
beforeEach(async () => {
  site = clonedSite();
  const roots = { rootDir: site.mine.rootDir, packageDir };
  const controller = { sourcesOf: async () => ({ own: [], shared: [] }) };
  service = createEditService(roots, { controller, now: () => NOW });
  const novak = { kind: 'speaker', event: 'meander', year: 2027, title: 'Ana Novak' };
  await service.create({ ...novak, value: { name: 'Ana', surname: 'Novak' } });
});
afterEach(() => site.remove());

it('a record that is not published yet gets another name without a former one', async () => {
  const before = site.mine.read(NOVAK);
  site.mine.write(NOVAK, before.replace('surname: Novak', 'surname: Novak\nformerSlugs: [novak-anamarija]'));
  await service.rename({ path: NOVAK, ident: 'novak-anamarija' });
  expect(site.mine.read(RENAMED)).toBe(before);
});

it('the old address of a published record leads to the new one', async () => {
  site.mine.git('add', '-A');
  site.mine.git('commit', '-qm', 'Ana');
  site.mine.git('push', '-q');
  await service.rename({ path: NOVAK, ident: 'novak-anamarija' });
  expect(site.mine.read(RENAMED)).toContain('formerSlugs: [novak-ana]');
});

it('without a remote, a record may be public, so its old address leads to the new one', async () => {
  site.mine.git('remote', 'remove', 'origin');
  await service.rename({ path: NOVAK, ident: 'novak-anamarija' });
  expect(site.mine.read(RENAMED)).toContain('formerSlugs: [novak-ana]');
});
