const encoder = new TextEncoder();

/** Room for most texts; a longer one is given as much as it needs, once and for all that follow. */
let room = new Uint8Array(64 * 1024);

/**
 * A text as UTF-8, in bytes that hold it until the next call: what is written at once needs none of its own. Halves of
 * pairs become replacement characters, as everywhere.
 */
export function textBytes(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, room);
  if (read === text.length) return room.subarray(0, written);
  room = new Uint8Array(2 * Buffer.byteLength(text));
  return textBytes(text);
}
