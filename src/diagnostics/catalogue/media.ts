import type { Family } from './entry.ts';

/** Pictures and other files below content/media. */
export const MEDIA = {
  'media-not-shown': {
    severity: 'error',
    title: 'A file that browsers do not show as a picture',
    meaning:
      'Browsers show JPEG, PNG, WebP, AVIF, GIF and SVG, in the colours of screens (RGB). What a file is follows from its ' +
      'bytes: a HEIC of a phone, a TIFF, a PDF or a web page stays that, whatever it is called.',
    fix: 'Save it as JPEG, PNG, WebP, AVIF or SVG, with the ending of that format; a picture for print (CMYK) as RGB.',
    example: {
      file: 'content/media/sponsors/vrbik.svg',
      wrong: '<!doctype html><title>Not found</title><html>\n',
      right: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80"></svg>\n',
    },
  },
  'media-misnamed': {
    severity: 'warning',
    title: 'A picture whose name says another format',
    meaning:
      'Hosts and programs go by the ending of a name. The pages are right, since the picture is made anew for them; ' +
      'whoever opens or sends the file itself is misled.',
    fix: 'Rename the file, and write the new name where it is used.',
    example: {
      file: 'content/media/speakers/brezic-toma.jpg',
      wrongly: 'the file is a PNG picture',
      rightly: 'the file is called brezic-toma.png, and so the speaker names it',
    },
  },
  'media-unreadable': {
    severity: 'error',
    title: 'A picture that is damaged, or does not say how large it is',
    meaning:
      'Pages leave room for a picture before it is there, so that nothing jumps. This one does not say how much, or breaks ' +
      'off before its end, as after a download that was interrupted.',
    fix: 'Save it again from its original. A drawing needs a "viewBox", or "width" and "height".',
    example: {
      file: 'content/media/sponsors/vrbik.svg',
      wrong: '<svg xmlns="http://www.w3.org/2000/svg">',
      right: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80">',
    },
  },
  'media-too-large': {
    severity: 'error',
    title: 'A picture that is far too large',
    meaning:
      'Drawings (SVG) are sent to visitors as they are, so they may have 200 kB; pictures of pixels are made smaller, ' +
      'which takes too long above 50 million.',
    fix: 'Make it smaller before it comes here; no page shows more than 1920 pixels side by side.',
    example: {
      file: 'content/media/sponsors/vrbik.svg',
      wrongly: 'a drawing of 210 kB',
      rightly: 'the same drawing without what its program left in it, of some kB',
    },
  },
  'media-unsafe': {
    severity: 'error',
    title: 'A file that could run code on your site',
    meaning:
      'A drawing (SVG) can contain scripts, and load things from other sites. They do nothing inside a page, but they run on ' +
      'the address of your site when somebody opens the drawing by itself, which not every host prevents. So do web pages ' +
      'among the files that a press kit offers.',
    fix: 'Save the drawing again as plain SVG, or delete the line that is named. Ask whoever sent it why it was there.',
    example: {
      file: 'content/media/sponsors/vrbik.svg',
      wrong: '<path d="M0 0h160v80H0z" onclick="track()"/>',
      right: '<path d="M0 0h160v80H0z"/>',
    },
  },
  'image-without-alt': {
    severity: 'error',
    title: 'A picture without words for those who do not see it',
    meaning: 'Who hears a page, or waits for its pictures, needs to know what they show.',
    fix: 'Add "alt" with what the picture shows. One that says nothing that the text does not has "decorative: true".',
    example: {
      file: 'content/sponsors/vrbik.yaml',
      wrong: '  src: sponsors/vrbik.svg\n',
      right: '  src: sponsors/vrbik.svg\n  alt: { en: Vrbik, hr: Vrbik }\n',
    },
  },
} as const satisfies Family;
