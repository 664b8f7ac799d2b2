import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';

/** The door of xmlbuilder2, which is loaded for documents that are written, not for each build. */

export type XmlElement = XMLBuilder;

/** A new document's root element, to be filled and ended. Control characters that XML has no form for are dropped. */
export async function startXml(name: string, attributes: Readonly<Record<string, string>> = {}): Promise<XmlElement> {
  const { create } = await import('xmlbuilder2');
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }).ele(name, attributes);
}
