import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from './run-tool.ts';

/** Puts photographs into a copy of the real content, which only has drawings. Most sites have photographs, or both. */

const STARTER_MEDIA = join(packageDir, 'templates/starter/content/media');

/** Paths in the media folder of the copy, in portrait and landscape format, and the starter's pictures that are copied there. */
const PHOTOGRAPHS = {
  'photographs/upright.jpg': 'speakers/ashgrove-nerida.jpg',
  'photographs/upright-2.jpg': 'speakers/hoshigawa-yuna.jpg',
  'photographs/lying.jpg': 'venues/lamp-works-hall.jpg',
} as const;

/** Drawings of the real content, and the photographs that replace them. */
const REPLACEMENTS: Readonly<Record<string, keyof typeof PHOTOGRAPHS>> = {
  // Keynotes and other speakers, of the current and of past years.
  'speakers/cacic-zeljka.png': 'photographs/upright.jpg',
  'speakers/drazetic-ljubica.png': 'photographs/lying.jpg',
  'speakers/palkovics-eszter.png': 'photographs/upright-2.jpg',
  'speakers/ostergaard-maren.png': 'photographs/upright-2.jpg',
  // The home page, and the half-width pictures in the description of an event.
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

/** Speakers without any picture: a keynote and two others. */
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

/** Replaces pictures in a copy of the real content, and adds news with pictures. */
export function addPhotographs(rootDir: string): void {
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
  const exchanged = Object.entries(REPLACEMENTS).reduce((from, [old, name]) => from.replaceAll(old, name), text);
  return exchanged.replace(new RegExp(`^image: speakers/(?:${WITHOUT_PICTURE.join('|')})\\.png\n`, 'm'), '');
}
