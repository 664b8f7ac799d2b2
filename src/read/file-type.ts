/** Detects the type of a file that is not UTF-8 text. */

const SIGNATURES: readonly (readonly [name: string, start: readonly number[]])[] = [
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['a ZIP archive, or an office document', [0x50, 0x4b, 0x03, 0x04]],
  ['a WebP picture, or sound or video', [0x52, 0x49, 0x46, 0x46]],
];

/** Text in another encoding, or other data. `name` is what messages call it, with its article. */
export type FileType =
  | { readonly kind: 'text'; readonly name?: string }
  | { readonly kind: 'data'; readonly name: string };

/** Detects the type from the first bytes. Text other than UTF-16 contains no zero byte. */
export function fileType(bytes: Uint8Array): FileType {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { kind: 'text', name: 'UTF-16 text' };
  }
  const signature = SIGNATURES.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (signature !== undefined) return { kind: 'data', name: signature[0] };
  return bytes.subarray(0, 8000).includes(0) ? { kind: 'data', name: 'data that is not text' } : { kind: 'text' };
}
