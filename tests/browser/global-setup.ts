import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildShared } from '../support/built-sites.ts';
import { addPhotographs } from '../support/photographs.ts';
import { packageDir } from '../support/run-tool.ts';
import {
  ADDRESS_VARIABLE,
  flagsOf,
  instantOf,
  listRoutes,
  outDirOf,
  SERVED,
  type ServedName,
  STAGED_ROOT,
  siteOf,
} from './sites.ts';
import { type StartedTool, startTool } from './started-tool.ts';

/** Makes the builds that the tests share, and serves each of them until the tests end. */
// biome-ignore lint/style/noDefaultExport: Playwright requires one.
export default async function setUp(): Promise<() => Promise<void>> {
  const servers: StartedTool[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    stageVariation();
    const inTurn = async (names: readonly ServedName[]): Promise<void> => {
      for (const name of names) servers.push(await served(name));
    };
    // Builds of one site run one after the other, because they use the caches of the previous ones.
    const isStaged = (name: ServedName): boolean => siteOf(name).length > 0;
    await Promise.all([inTurn(SERVED.filter((name) => !isStaged(name))), inTurn(SERVED.filter(isStaged))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function served(name: ServedName): Promise<StartedTool> {
  const out = outDirOf(name);
  const rootDir = siteOf(name)[1] ?? packageDir;
  await buildShared({ at: instantOf(name), outDir: out, rootDir, args: flagsOf(name) });
  await listRoutes(name);
  const server = await startTool(['serve', '--out', out, '--port', '0']);
  process.env[ADDRESS_VARIABLE[name]] = server.url;
  return server;
}

/** Looks and links that the real site does not have. */
const STAGED_SITE = `
logo: { header: logos/hacklica-header.svg, fullLight: logos/hacklica-full-light.svg }
baseColor: '#0b6e6e'
menu:
  - { title: { en: Code of conduct, hr: Pravila ponašanja }, url: '{linkLang}/code/' }
  - { title: { en: Volunteer, hr: Volontirajte }, url: '{linkLang}/volunteer/', dateLimit: volunteerRegistration }
  - { title: { en: Shop, hr: Trgovina }, url: https://shop.example/, external: true }
`;

/** Changes of lines for each event in the variation. */
const STAGED_LINES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  hacklica: [[/^(enabled|visible|visibleInHeader): false$/gm, '$1: true']],
  devlica: [
    [/active: \[light, dark\]/, 'active: [light]'],
    [/^ {2}news: false$/gm, '  news: true'],
  ],
  worklica: [
    [/default: system/, 'default: dark'],
    [/^multiLanguage:\n {2}active: true$/m, 'multiLanguage:\n  active: false'],
  ],
};

/** Changes of the current edition of Devlica, by file: a session is cancelled, and there is a notice for everybody. */
const STAGED_CHANGES: Readonly<Record<string, string>> = {
  'ill.yaml': `at: 2026-05-07T19:30
kind: cancelled
entry: page-that-does-not-blink
text: { en: The speaker is ill., hr: Predavač je bolestan. }
`,
  'rain.yaml': `at: 2026-05-08T09:10
kind: notice
urgent: true
until: 2026-05-08T16:00
text:
  en: It is raining hard. Please use the covered way between the buildings, and leave wet umbrellas at the cloakroom.
  hr: Pada jaka kiša. Među zgradama se krećite natkrivenim prolazom, a mokre kišobrane ostavite u garderobi.
`,
};

/** Sets prices with cents, one of them with four digits. */
function raisePrices(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('price: 24', 'price: 149.5').replaceAll('price: 120', 'price: 1149.5'));
}

/**
 * Copies the content with changes: Hacklica is active, Devlica has one theme and news, Worklica is dark by default and in one
 * language, there are photographs beside drawings, prices have cents, a session is cancelled, there is an urgent notice, and the
 * site has its own logo, colour and menu. Caches of earlier runs are kept.
 */
function stageVariation(): void {
  const content = join(STAGED_ROOT, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync(join(packageDir, 'content'), content, { recursive: true });
  for (const [event, changes] of Object.entries(STAGED_LINES)) {
    const file = join(content, `events/${event}/event.yaml`);
    writeFileSync(
      file,
      changes.reduce((text, [line, instead]) => text.replace(line, instead), readFileSync(file, 'utf8')),
    );
  }
  appendFileSync(join(content, 'site.yaml'), STAGED_SITE);
  addPhotographs(STAGED_ROOT);
  raisePrices(join(content, 'events/devlica/2026/tickets.yaml'));
  mkdirSync(join(content, 'events/devlica/2026/changes'));
  for (const [file, text] of Object.entries(STAGED_CHANGES)) {
    writeFileSync(join(content, 'events/devlica/2026/changes', file), text);
  }
}
