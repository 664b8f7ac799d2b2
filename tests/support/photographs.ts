import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from './run-tool.ts';

/** Photographs for the real content, which has drawings alone: most sites bring photographs, and a mixture of both. */

const STARTER_MEDIA = join(packageDir, 'templates/starter/content/media');

/** Names in the media folder of a copy, upright and lying, and the starter's pictures that they are. */
const PHOTOGRAPHS = {
  'photographs/upright.jpg': 'speakers/ashgrove-nerida.jpg',
  'photographs/upright-2.jpg': 'speakers/hoshigawa-yuna.jpg',
  'photographs/lying.jpg': 'venues/lamp-works-hall.jpg',
} as const;

/** Drawing of the real content → the photograph that takes its place, wherever it is shown. */
const INSTEAD_OF: Readonly<Record<string, keyof typeof PHOTOGRAPHS>> = {
  // Keynotes and others, in years to come and past.
  'speakers/cacic-zeljka.png': 'photographs/upright.jpg',
  'speakers/drazetic-ljubica.png': 'photographs/lying.jpg',
  'speakers/palkovics-eszter.png': 'photographs/upright-2.jpg',
  'speakers/ostergaard-maren.png': 'photographs/upright-2.jpg',
  // The home page and a half of what an event says about itself.
  'about/devlica-hall.svg': 'photographs/lying.jpg',
  'gallery/devlica-2025-2.svg': 'photographs/upright.jpg',
  'gallery/devlica-2025-3.svg': 'photographs/lying.jpg',
  'venues/tkaonica.svg': 'photographs/lying.jpg',
  'sponsors/drava-systems.svg': 'photographs/lying.jpg',
  'sponsors/tambura-audio.svg': 'photographs/upright.jpg',
  'hero/hacklica-owl.png': 'photographs/upright.jpg',
  'logos/worklica-header.svg': 'photographs/lying.jpg',
  'logos/worklica-selection.svg': 'photographs/lying.jpg',
};

/** Speakers who have no picture at all: a keynote and two others. */
const WITHOUT_PICTURE = ['oosterdal-femke', 'curkov-tomislav', 'hadzovic-sejla'];

const NEWS = `---
when: 2026-01-20
title: { en: A look into the hall, hr: Pogled u dvoranu }
short: { en: The chairs are here., hr: Stolice su stigle. }
fullBlocks:
  - width: third
    image: { src: photographs/upright.jpg, alt: { en: A chair., hr: Stolica. } }
  - width: twothirds
    image: { src: photographs/lying.jpg, alt: { en: The hall., hr: Dvorana. } }
    text: { en: All of them face the stage., hr: Sve gledaju prema pozornici. }
---
`;

/** Exchanges pictures of a copy of the real content, and adds news with pictures. */
export function bringPhotographs(rootDir: string): void {
  const content = join(rootDir, 'content');
  mkdirSync(join(content, 'media/photographs'), { recursive: true });
  for (const [name, source] of Object.entries(PHOTOGRAPHS))
    cpSync(join(STARTER_MEDIA, source), join(content, 'media', name));
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:yaml|md)$/.test(file)) continue;
    const text = readFileSync(join(content, file), 'utf8');
    const changed = withPhotographs(text);
    if (changed !== text) writeFileSync(join(content, file), changed);
  }
  writeFileSync(join(content, 'events/devlica/2026/news/look-into-the-hall.md'), NEWS);
}

function withPhotographs(text: string): string {
  const exchanged = Object.entries(INSTEAD_OF).reduce((from, [old, name]) => from.replaceAll(old, name), text);
  return exchanged.replace(new RegExp(`^image: speakers/(?:${WITHOUT_PICTURE.join('|')})\\.png\n`, 'm'), '');
}
