const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  br: 'application/octet-stream',
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  gz: 'application/gzip',
  htm: 'text/html',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  m4a: 'audio/mp4',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
};

/**
 * The Content-Type of a file by its name: text is UTF-8; `application/octet-stream` if the ending is
 * unknown.
 */
export function contentType(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  const type = Object.hasOwn(types, ending) ? types[ending] : undefined;
  if (type === undefined) return 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a file is a page, to which the maintenance answer and live reload apply. */
export function isPage(path: string): boolean {
  return contentType(path).startsWith('text/html');
}

function isText(type: string): boolean {
  return type.startsWith('text/') || type === 'application/xml';
}
