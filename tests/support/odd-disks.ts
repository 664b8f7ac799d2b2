import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** States of the folder of the small site that no editor has made: what people, programs and other systems do to a disk. */

export const EDITION = 'content/events/meander/2027';
export const ILKA = `${EDITION}/speakers/sternad-ilka.md`;
export const FORMS = `${EDITION}/sessions/quiet-forms.md`;

/** Changes the disk below the root of a site. */
export type Arrange = (rootDir: string) => void;

/** In the place of a path is a link that leads nowhere. */
const nowhere = (path: string): Arrange => replaced(path, (at) => symlinkSync('nowhere', at));
/** In its place is a link to itself. */
const loop = (path: string): Arrange => replaced(path, (at) => symlinkSync(at, at));
const file = (path: string): Arrange => replaced(path, (at) => writeFileSync(at, 'x'));
const folder = (path: string): Arrange => replaced(path, (at) => mkdirSync(at, { recursive: true }));
const pipe = (path: string): Arrange => replaced(path, (at) => void execFileSync('mkfifo', [at]));
const bytes = (path: string, content: string): Arrange =>
  replaced(path, (at) => writeFileSync(at, Buffer.from(content, 'latin1')));
const gone = (path: string): Arrange => replaced(path, () => undefined);
const mode = (path: string, bits: number): Arrange => {
  return (rootDir) => chmodSync(join(rootDir, path), bits);
};

function replaced(path: string, put: (at: string) => void): Arrange {
  return (rootDir) => {
    const at = join(rootDir, path);
    rmSync(at, { recursive: true, force: true });
    mkdirSync(join(at, '..'), { recursive: true });
    put(at);
  };
}

/** One of each kind, for the short run. */
export const ODD_DISKS: Readonly<Record<string, Arrange>> = {
  'no content/site.yaml': gone('content/site.yaml'),
  'a link that leads nowhere for a folder of records': nowhere(`${EDITION}/speakers`),
  'a link to itself for a folder of records': loop(`${EDITION}/speakers`),
  'a link that leads nowhere for a folder of pictures': nowhere('content/media/speakers'),
  'a pipe for a picture': pipe('content/media/speakers/mia.svg'),
  'a link that leads nowhere for the next edition': nowhere('content/events/meander/2028'),
};

export const MORE_ODD_DISKS: Readonly<Record<string, Arrange>> = {
  'no content folder': gone('content'),
  'a file for the content folder': file('content'),
  'a link that leads nowhere for the content folder': nowhere('content'),
  'a link to itself for the content folder': loop('content'),
  'a link to a content folder elsewhere': (rootDir) => {
    renameSync(join(rootDir, 'content'), join(rootDir, 'elsewhere'));
    symlinkSync('elsewhere', join(rootDir, 'content'));
  },
  'a folder for content/site.yaml': folder('content/site.yaml'),
  'a link to itself for content/site.yaml': loop('content/site.yaml'),
  'a pipe for content/site.yaml': pipe('content/site.yaml'),
  'no text in content/site.yaml': bytes('content/site.yaml', ''),
  'other bytes than UTF-8 in content/site.yaml': bytes('content/site.yaml', '\xff\xfe\0\x01\x80'),
  'a list in content/site.yaml': bytes('content/site.yaml', '- 1\n'),
  'a number for the languages': bytes('content/languages.yaml', 'languages: 5\n'),
  'a file for a folder of records': file(`${EDITION}/speakers`),
  'a pipe for a folder of records': pipe(`${EDITION}/speakers`),
  'a link out of the content for a folder of records': (rootDir) => {
    renameSync(join(rootDir, EDITION, 'speakers'), join(rootDir, 'elsewhere'));
    symlinkSync(join(rootDir, 'elsewhere'), join(rootDir, EDITION, 'speakers'));
  },
  'a folder for a record': folder(ILKA),
  'a link that leads nowhere for a record': nowhere(ILKA),
  'a link to itself for a record': loop(ILKA),
  'a pipe for a record': pipe(ILKA),
  'a record that is not UTF-8': bytes(ILKA, '---\nname: Ren\xe9\n---\n'),
  'a list in the front matter of a record': bytes(ILKA, '---\n- a\n---\n'),
  'a folder for a translation': folder(ILKA.replace('.md', '.hr.md')),
  'a folder for a new record': folder(`${EDITION}/speakers/berg-mia.md`),
  'a link that leads nowhere for a new record': nowhere(`${EDITION}/speakers/berg-mia.md`),
  'a folder for the schedule': folder(`${EDITION}/schedule.yaml`),
  'a link to itself for the schedule': loop(`${EDITION}/schedule.yaml`),
  'no schedule': gone(`${EDITION}/schedule.yaml`),
  'a file for the folder of changes': file(`${EDITION}/changes`),
  'a link that leads nowhere for the folder of changes': nowhere(`${EDITION}/changes`),
  'a file for the folder of events': file('content/events'),
  'a file for the next edition': file('content/events/meander/2028'),
  'a file for the folder of media': file('content/media'),
  'a link that leads nowhere for the folder of media': nowhere('content/media'),
  'a link to itself for the folder of media': loop('content/media'),
  'a file for a folder of pictures': file('content/media/speakers'),
  'a link to itself for a folder of pictures': loop('content/media/speakers'),
  'a folder for a picture': folder('content/media/speakers/mia.svg'),
  'a link that leads nowhere for a picture': nowhere('content/media/speakers/mia.svg'),
  'a link to itself for a picture': loop('content/media/speakers/mia.svg'),
  'a file for the folder of interface texts': file('content/i18n'),
  'a link that leads nowhere for the folder of interface texts': nowhere('content/i18n'),
  'a file for the interface texts of a language': file('content/i18n/hr'),
  'a folder for a file of interface texts': folder('content/i18n/hr/common.yaml'),
  'a list in a file of interface texts': bytes('content/i18n/hr/common.yaml', '- 1\n'),
  'a file for the state folder': file('.conf-site'),
  'a file for .git': file('.git'),
  'an empty folder for .git': folder('.git'),
};

/** What an ordinary user finds who does not own all of it. */
export const FOREIGN_DISKS: Readonly<Record<string, Arrange>> = {
  'a folder of records that cannot be written': mode(`${EDITION}/speakers`, 0o555),
  'a folder of records that cannot be read': mode(`${EDITION}/speakers`, 0),
};

export const MORE_FOREIGN_DISKS: Readonly<Record<string, Arrange>> = {
  'a content folder that cannot be read': mode('content', 0),
  'a folder of records that can be listed and not entered': mode(`${EDITION}/speakers`, 0o444),
  'a record that cannot be read': mode(ILKA, 0),
  'a schedule that cannot be read': mode(`${EDITION}/schedule.yaml`, 0),
  'a sponsor that cannot be read': mode('content/sponsors/vrbik.yaml', 0),
  'a folder of media that cannot be read': mode('content/media', 0),
};
