import type { Page } from '@playwright/test';

/**
 * Problems with the positions of pictures on a page, a line each: a picture that does not fill its box, a text that is not below or
 * beside it, overlapping elements, or an invisible element in a cell of a grid.
 */
export function misplacedPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const all = (selector: string, within: ParentNode = document): readonly Element[] => [
      ...within.querySelectorAll(selector),
    ];
    const nameOf = (element: Element): string => {
      const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30);
      return `${element.localName}.${element.className} "${words}"`;
    };
    const box = (element: Element): DOMRect => element.getBoundingClientRect();
    const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1.5;
    const check = (isRight: boolean, element: Element, what: string): void => {
      if (!isRight) wrong.push(`${nameOf(element)}: ${what}`);
    };
    const isShown = (element: Element): boolean => element.checkVisibility();

    const checkSpeaker = (card: Element): void => {
      const portrait = card.querySelector('.portrait');
      const words = card.querySelector(':scope > div');
      if (portrait === null || words === null) {
        check(false, card, 'lacks its portrait or its words');
        return;
      }
      const [whole, picture, text] = [box(card), box(portrait), box(words)];
      check(isNear(picture.width, picture.height), card, 'the portrait is not square');
      check(isNear(picture.top, whole.top), card, 'the portrait is not at the top');
      check(isNear(picture.left, whole.left), card, 'the portrait is not at the start');
      if (card.closest('.speaker-keynote') === null) {
        check(isNear(picture.width, whole.width), card, 'the portrait does not fill the card');
        check(text.top >= picture.bottom && isNear(text.left, picture.left), card, 'the words are not below');
      } else {
        check(text.left >= picture.right, card, 'the words are not beside the portrait');
        check(isNear(text.bottom, picture.bottom) || text.height > picture.height, card, 'the words are not level');
        check(isNear(Math.max(text.height, picture.height), whole.height), card, 'the card has an empty row');
      }
    };

    /** Boxes whose pictures have their own width. */
    const FILLED =
      '.gallery li, .faces:not(.poster-faces *) li, .half-image, .venue-pictures, .news-block, .year-picture, .person-portrait';
    const checkFilled = (holder: Element): void => {
      for (const picture of all('img, .portrait', holder)) {
        const within = picture.closest('.gallery li, .venue-pictures > *') ?? holder;
        check(isNear(box(picture).width, box(within).width), picture, `does not fill ${nameOf(within)}`);
      }
    };

    /** Pictures in a row have the same height. */
    const checkRow = (list: Element): void => {
      const heights = all('img, .ornament', list).map((one) => box(one).height);
      check(isNear(Math.min(...heights), Math.max(...heights)), list, `has pictures of the heights ${heights}`);
    };

    const checkCloth = (cloth: Element): void => {
      const whole = box(cloth);
      for (const ground of all('.hero-background', cloth)) {
        const { width, height } = box(ground);
        check(isNear(width, whole.width) && isNear(height, whole.height), cloth, 'its ground does not cover it');
      }
      for (const picture of all('.hero-intro, .event-logo', cloth).filter(isShown)) {
        const { left, right, top, bottom } = box(picture);
        check(isNear(left - whole.left, whole.right - right), picture, 'is not in the middle of its cloth');
        check(isNear(top - whole.top, whole.bottom - bottom), picture, 'is not half way up its cloth');
        check(left > whole.left && top > whole.top, picture, 'leaves nothing of its cloth');
      }
    };

    /** The elements in the cells of a grid or row. Elements without a box are replaced by their children. */
    const itemsOf = (holder: Element): readonly Element[] =>
      [...holder.children].flatMap((child) => {
        const { display, position } = getComputedStyle(child);
        if (display === 'none' || position === 'absolute' || position === 'fixed') return [];
        return display === 'contents' ? itemsOf(child) : [child];
      });
    const checkCells = (holder: Element): void => {
      const items = itemsOf(holder);
      for (const item of items) {
        check(box(item).width > 0 && box(item).height > 0, holder, `${nameOf(item)} takes a cell and is not seen`);
      }
      for (const [at, one] of items.entries()) {
        for (const other of items.slice(at + 1)) {
          const [a, b] = [box(one), box(other)];
          const isApart =
            a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
          check(isApart, holder, `${nameOf(one)} overlaps ${nameOf(other)}`);
        }
      }
    };
    const holders = new Set(
      all('main :is(img, .portrait, .ornament), .brand img').flatMap((picture) => {
        const up: Element[] = [];
        for (let at = picture.parentElement; at !== null && at !== document.body; at = at.parentElement) up.push(at);
        return up.filter(
          (one) => /grid|flex/.test(getComputedStyle(one).display) && !one.matches('.backdrop, .site-header, .rows'),
        );
      }),
    );

    for (const card of all('.speaker-card').filter(isShown)) checkSpeaker(card);
    for (const holder of all(FILLED).filter(isShown)) checkFilled(holder);
    for (const list of all('.gallery, .year-strip').filter(isShown)) checkRow(list);
    for (const cloth of all('.backdrop').filter(isShown)) checkCloth(cloth);
    for (const holder of holders) if (isShown(holder)) checkCells(holder);
    for (const picture of all('main img').filter(isShown)) {
      const isScrolled = picture.closest('.year-strip') !== null;
      check(isScrolled || box(picture).right <= innerWidth + 1, picture, 'stands beyond the edge');
    }
    return [...new Set(wrong)];
  });
}
