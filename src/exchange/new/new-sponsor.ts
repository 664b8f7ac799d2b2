import { slugOf } from '../../model/slug.ts';
import type { FileChange } from '../content-files.ts';
import { identOf, type Named } from '../idents.ts';
import { stitchedLogos } from '../stitched-logos.ts';
import { recordFiles } from './draft-files.ts';
import { inLanguages } from './new-records.ts';
import type { NewScope } from './new-scope.ts';
import { siteFacts } from './samples.ts';

/** The files of a new sponsor: its own, and a logo with its name until there is the real one. Throws `OrderError`. */
export function newSponsor(scope: NewScope, order: Named): readonly FileChange[] {
  const ident = identOf(order, slugOf);
  const logo = `sponsors/${ident}.svg`;
  const data = { visible: false, name: order.name, logo: { src: logo, alt: inLanguages(scope, order.name) } };
  return [
    ...recordFiles(scope, {
      record: { kind: 'sponsor', data },
      facts: siteFacts(scope),
      folder: 'content/sponsors',
      ident,
    }),
    namePicture(`content/media/${logo}`, ident, order.name),
  ];
}

/** A picture that shows a name, for as long as there is no real one. */
export function namePicture(path: string, ident: string, title: string): FileChange {
  return { kind: 'create', path, text: stitchedLogos({ ident, title, color: '#4a4453' }).full };
}
