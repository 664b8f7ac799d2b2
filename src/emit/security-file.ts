import type { OutputFile } from '../domain/page/output.ts';
import type { PlannedSite } from '../domain/page/plan.ts';
import { textFile } from './emit-files.ts';

const PATH = '.well-known/security.txt';

/**
 * `.well-known/security.txt`: whom to tell about weaknesses of the site. Empty if content does not say so, and for a site
 * below a path of its host, whose file nobody would find.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityFile({ security, origin, basePath }: PlannedSite): readonly OutputFile[] {
  if (security === undefined || basePath !== '/') return [];
  const { contacts, expiresAt, languages, policy } = security;
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`),
    `Expires: ${new Date(expiresAt * 1000).toISOString().replace('.000', '')}`,
    ...(languages.length === 0 ? [] : [`Preferred-Languages: ${languages.join(', ')}`]),
    `Canonical: ${origin}/${PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return [textFile(PATH, `${lines.join('\n')}\n`)];
}
