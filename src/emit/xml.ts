import type Library from 'fast-xml-builder';

type Builder = InstanceType<typeof Library>;

/** An element: fields that begin with `@` are its attributes, `#` is its text, and the others are elements in it, in their order. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement | readonly XmlElement[];
}

/** Most control characters, halves of pairs, and what is no character: XML has no form for them. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

let builder: Builder | undefined;

/** A document with its root element. Characters that XML has no form for are dropped. */
export async function xmlDocument(root: { readonly [name: string]: XmlElement }): Promise<string> {
  builder ??= await openBuilder();
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root });
}

/** The library is loaded for documents that are written, not for each build. */
async function openBuilder(): Promise<Builder> {
  const { default: XmlBuilder } = await import('fast-xml-builder');
  const writable = (_name: string, value: unknown): unknown => String(value).replace(UNWRITABLE, '');
  return new XmlBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    textNodeName: '#',
    format: true,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
    tagValueProcessor: writable,
    attributeValueProcessor: writable,
  });
}
