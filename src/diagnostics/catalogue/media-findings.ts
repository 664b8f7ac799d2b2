import type { Family } from './entry.ts';

/** Pictures and other files in content/media. */
export const MEDIA = {
  'media-not-shown': {
    severity: 'error',
    title: 'Browsers do not show a file as a picture',
    meaning:
      'Browsers show JPEG, PNG, WebP, AVIF, GIF and SVG, in the colours of screens (RGB). The format follows from ' +
      'the bytes of a file, not from its name: a HEIC picture of a phone, a TIFF, a PDF or a web page cannot be ' +
      'shown, whatever it is called.',
    fix:
      'Save it as JPEG, PNG, WebP, AVIF or SVG, with the file extension of that format. Save a picture for print ' +
      '(CMYK) as RGB.',
    example: {
      file: 'content/media/sponsors/vrbik.svg',
      wrong: '<!doctype html><title>Not found</title><html>\n',
      right: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80"></svg>\n',
    },
  },
  'media-misnamed': {
    severity: 'warning',
    title: 'The file extension of a picture is that of another format',
    meaning:
      'Hosts and programs rely on the extension. The pages are right, since the picture is encoded again for them, ' +
      'but the file itself is misleading when somebody opens or sends it.',
    fix: 'Rename the file, and change its name wherever it is used.',
    example: {
      file: 'content/media/speakers/brezic-toma.jpg',
      wrongly: 'the file is a PNG picture',
      rightly: 'the file is called brezic-toma.png, and the speaker uses that name',
    },
  },
  'media-name-twice': {
    severity: 'error',
    title: 'Two files of media have names that differ only in case',
    meaning:
      'Such names are one and the same to macOS and Windows, as é is whether it is one character or two. A clone there has ' +
      'only one of the files, and publishes it in the place of the other.',
    fix: 'Rename one of the two, and change its name wherever it is used.',
    example: {
      file: 'content/media/sponsors/Vrbik.svg',
      wrongly: 'there is content/media/sponsors/vrbik.svg, too',
      rightly: 'the file is called vrbik-dark.svg',
    },
  },
  'media-unreadable': {
    severity: 'error',
    title: 'A picture is damaged or has no size',
    meaning:
      'Pages reserve the space of a picture before it is loaded, so that nothing jumps. This picture does not say ' +
      'how large it is, or ends too early, as after an interrupted download.',
    fix: 'Save it again from its original. A drawing needs a "viewBox", or "width" and "height".',
    example: {
      file: 'content/media/sponsors/vrbik.svg',
      wrong: '<svg xmlns="http://www.w3.org/2000/svg">',
      right: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80">',
    },
  },
  'media-too-large': {
    severity: 'error',
    title: 'A picture is far too large',
    meaning:
      'Drawings (SVG) are sent to visitors as they are, so they may have at most 200 kB. Other pictures are scaled ' +
      'down, which takes too long for more than 50 million pixels.',
    fix: 'Make it smaller before you add it. No page shows more than 1920 pixels side by side.',
    example: {
      file: 'content/media/sponsors/vrbik.svg',
      wrongly: 'a drawing of 210 kB',
      rightly: 'the same drawing without the metadata of its program, of some kB',
    },
  },
  'media-heavy': {
    severity: 'warning',
    title: 'A video or download is large',
    meaning:
      'Every clone of the repository fetches the file, and it stays in the history after it was deleted. Some hosts of ' +
      'static pages take no file above 25 MB.',
    fix:
      'Make it smaller, or put it at a site for videos and give its address. Silence the warning with a comment if your ' +
      'host and your repository can take the file.',
    example: {
      file: 'content/media/talks/rivers-of-bytes.webm',
      wrongly: 'a video of 26 MB',
      rightly: 'the same video with a lower resolution, of 20 MB',
    },
  },
  'asset-format': {
    severity: 'error',
    title: 'Browsers cannot use a file as material of a session',
    meaning:
      'Recordings are MP4 or WebM videos, captions are WebVTT, slides are PDF, ODP or PPTX, a transcript is a text ' +
      'or a PDF, and code is a ZIP archive or a text. The format follows from the first bytes of the file, not from its name.',
    fix: 'Convert the file, or put it at another site and give its address as "url".',
    example: {
      file: 'content/media/talks/quiet-forms.vtt',
      wrong: '1\n',
      right: 'WEBVTT\n\n1\n',
    },
  },
  'asset-address': {
    severity: 'warning',
    title: 'Material of a session has no address, or two',
    meaning:
      'Each item of "items" leads to one place: a file of this site or an address. An item without them is not ' +
      'shown, and of an item with both only the file is.',
    fix: 'Add the "url" or the "file", or take one of them away.',
    example: {
      file: 'content/events/meander/2027/assets/quiet-forms.yaml',
      wrong: '  - kind: slides\n',
      right: '  - kind: slides\n    url: https://talks.example/quiet-forms\n',
    },
  },
  'font-unreadable': {
    severity: 'error',
    title: 'A font is damaged or no font',
    meaning:
      'Browsers show text in the fonts that "fonts" in site.yaml names, and share images are drawn with them. This file is ' +
      'not a font, a part of it is missing, as after an interrupted download, or it has more than 32 MB.',
    fix: 'Use a font file in the format WOFF2, WOFF, TTF or OTF.',
    example: {
      file: 'content/media/fonts/meander.woff2',
      wrongly: 'a web page that was saved under this name',
      rightly: 'the font itself',
    },
  },
  'share-letters-missing': {
    severity: 'warning',
    title: 'Share images cannot show all letters of a text',
    meaning:
      'The titles in share images are drawn with the fonts of your site, and with a font of conf-site that has Latin ' +
      'letters only. Letters that none of them has are left out. On pages they are shown in a font of the visitor.',
    fix:
      'Give a font that has them as "fonts.text" or "fonts.headings" in site.yaml, such as one of the Noto family. Silence ' +
      'the warning with a comment if the rest of the text is enough.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'Тихие формы',
      right: 'Quiet forms',
    },
  },
  'media-unsafe': {
    severity: 'error',
    title: 'A file could run code on your site',
    meaning:
      'A drawing (SVG) can contain scripts, and load things from other sites. Within a page they do nothing. If ' +
      'somebody opens the drawing by itself, they run at the address of your site, which not every host prevents. ' +
      'The same holds for web pages among the files of a press kit.',
    fix:
      'Save the drawing again as plain SVG, or delete the line in the message. Ask the person who sent it why it ' +
      'was there.',
    example: {
      file: 'content/media/sponsors/vrbik.svg',
      wrong: '<path d="M0 0h160v80H0z" onclick="track()"/>',
      right: '<path d="M0 0h160v80H0z"/>',
    },
  },
  'image-without-alt': {
    severity: 'error',
    title: 'A picture has no alternative text',
    meaning: 'People who cannot see a picture, or whose browser has not loaded it yet, need to know what it shows.',
    fix:
      'Add "alt", which describes the picture. A picture that adds nothing to the text has "decorative: true" ' +
      'instead.',
    example: {
      file: 'content/sponsors/vrbik.yaml',
      wrong: '  src: sponsors/vrbik.svg\n',
      right: '  src: sponsors/vrbik.svg\n  alt: { en: Vrbik, hr: Vrbik }\n',
    },
  },
} as const satisfies Family;
