import type { MediaProblem } from './problem-codes.ts';

/** What is wrong with a picture or another file of media, in Croatian. */
export const croatianMediaProblems: Readonly<Record<MediaProblem, string>> = {
  'media-not-shown':
    'Preglednici ovo ne mogu prikazati kao sliku. Spremite je kao JPEG, PNG, WebP, AVIF ili SVG, u RGB bojama.',
  'media-misnamed':
    'Nastavak imena ne odgovara vrsti slike. Preimenujte datoteku i ispravite njezino ime svugdje gdje je navedena.',
  'media-name-twice':
    'Imena dviju datoteka razlikuju se samo u velikim i malim slovima, pa bi jedna na macOS-u i Windowsima nestala. Preimenujte jednu.',
  'media-unreadable': 'Slika je oštećena ili nema dimenzija. Spremite je ponovno iz izvornika.',
  'media-too-large': 'Slika je prevelika. Smanjite je prije dodavanja; dovoljno je 1920 piksela u širinu.',
  'media-heavy': 'Datoteka je velika. Smanjite je, ili videosnimku objavite drugdje i upišite njezinu adresu.',
  'asset-format':
    'Preglednici ovu datoteku ne mogu upotrijebiti kao takav materijal. Spremite je u drugom obliku ili upišite adresu na kojoj je.',
  'asset-address': 'Materijal treba imati ili adresu ili datoteku, a ovaj nema ništa od toga ili ima oboje.',
  'font-unreadable': 'Font je oštećen ili to nije font. Upotrijebite datoteku vrste WOFF2, WOFF, TTF ili OTF.',
  'share-letters-missing':
    'Fontovi nemaju sva slova ovog teksta, pa bi na slikama za dijeljenje neka nedostajala. Zadajte font koji ih ima.',
  'media-unsafe':
    'Ova bi datoteka na vašim stranicama mogla pokrenuti program. Spremite crtež ponovno kao običan SVG i pitajte pošiljatelja čemu to služi.',
  'image-without-alt':
    'Napišite što je na slici, za ljude koji je ne vide. Ako slika ne govori ništa novo, označite da je samo ukras.',
};
