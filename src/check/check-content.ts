import type { ContentIndex } from '../content/content-index.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { checkAddresses } from './rules/check-addresses.ts';
import { checkDays } from './rules/check-days.ts';
import { checkInterfaceTexts } from './rules/check-interface-texts.ts';
import { checkLayout } from './rules/check-layout.ts';
import { checkLists } from './rules/check-lists.ts';
import { checkMedia } from './rules/check-media.ts';
import { checkMoments } from './rules/check-moments.ts';
import { checkProgramme } from './rules/check-programme.ts';
import { checkReferences } from './rules/check-references.ts';
import { checkSettings } from './rules/check-settings.ts';
import { checkShapes } from './rules/check-shapes.ts';
import { checkTexts } from './rules/check-texts.ts';
import { checkTiers } from './rules/check-tiers.ts';
import { checkTracks } from './rules/check-tracks.ts';
import { checkUnfinished } from './rules/check-unfinished.ts';
import { checkVat } from './rules/check-vat.ts';

/**
 * Everything that can be said about the content, in any order: the layout of its files, the shape of each record by
 * its schema, and the rules between records. Records whose shape is broken are left out of the rules between
 * records, so that one mistake is told once.
 */
export function checkContent(index: ContentIndex): readonly Finding[] {
  const layout = checkLayout(index);
  const shapes = checkShapes(index);
  const broken = new Set(shapes.map((finding) => finding.path));
  const sound = index.records.filter((record) => !broken.has(record.document.path));
  const scope = { index, sound };
  return [
    ...layout,
    ...checkAddresses(index),
    ...shapes,
    ...checkReferences(scope),
    ...checkMedia(scope),
    ...checkMoments(scope),
    ...checkDays(scope),
    ...checkProgramme(scope),
    ...checkSettings(scope),
    ...checkLists(scope),
    ...checkTiers(scope),
    ...checkTracks(scope),
    ...checkVat(scope),
    ...checkTexts(scope),
    ...checkUnfinished(scope),
    ...checkInterfaceTexts(scope),
  ];
}
