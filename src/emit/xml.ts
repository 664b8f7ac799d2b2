import type Library from 'fast-xml-builder';

type Builder = InstanceType<typeof Library>;

/**
 * An element: keys that begin with `@` are attributes, `#` is the text, and all other keys are child elements, in
 * order.
 */
export interface XmlElement {
  readonly [name: string]: string | XmlElement | readonly XmlElement[];
}

/** Characters that XML cannot represent: most control characters, lone surrogates and noncharacters. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

let builder: Builder | undefined;

/** Writes a document with its root element. Characters that XML cannot represent are dropped. */
export async function xmlDocument(root: { readonly [name: string]: XmlElement }): Promise<string> {
  builder ??= await openBuilder();
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root });
}

/** Loads the library only when a document is written. */
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
