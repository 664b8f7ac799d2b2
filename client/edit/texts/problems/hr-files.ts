import type { FileProblem } from './problem-codes.ts';

/** What is wrong with a file, its YAML or its comments, in Croatian. */
export const croatianFileProblems: Readonly<Record<FileProblem, string>> = {
  'file-unknown': 'Datoteka je na mjestu na kojem se ne čita. Premjestite je u odgovarajuću mapu ili je izbrišite.',
  'file-missing': 'Nema datoteke bez koje se stranice ne mogu izraditi. Treba je napisati.',
  'file-empty': 'Datoteka je prazna. Ispunite je ili je izbrišite.',
  'file-too-large':
    'Datoteka s tekstom veća je od 1 MB, vjerojatno zbog nečega što je u nju zalijepljeno. Izbrišite to; slike se dodaju zasebno.',
  'file-not-utf8':
    'Datoteka nije spremljena kao UTF-8, pa bi slova poput č i ž bila iskrivljena. Spremite je ponovno s kodiranjem UTF-8.',
  'file-not-text': 'Ovdje treba biti datoteka s tekstom, a u njoj je slika ili nešto drugo.',
  'file-unreadable': 'Datoteka se ne može otvoriti. Provjerite kako se zove i tko je smije čitati.',
  'journal-in-content':
    'Datoteka nalaže programu conf-site da premješta i briše datoteke, što se neće dogoditi. Izbrišite je i pitajte tko ju je dodao.',
  'link-broken': 'Simbolička poveznica ne vodi ni na što. Zamijenite je samom datotekom ili je izbrišite.',
  'link-outside': 'Simbolička poveznica vodi izvan svoje mape ili na mapu. Zamijenite je samom datotekom ili mapom.',
  'state-tracked':
    'Datoteke u mapi .conf-site su u gitu i mogu biti tuđe. Pokrenite git rm -r --force .conf-site i napravite commit.',
  'record-twice':
    'Isti je sadržaj u dvije datoteke. Izbrišite jednu, a ako je riječ o različitom sadržaju, jednu preimenujte.',
  'translation-alone': 'Ovo je prijevod nečega čega nema. Dodajte izvorni sadržaj ili preimenujte datoteku.',
  'name-malformed':
    'Naziv datoteke ili mape ne može biti dio adrese. Dopuštena su mala slova engleske abecede, znamenke i pojedinačne crtice.',
  'ident-differs':
    'Oznaka se razlikuje od naziva datoteke, a vrijedi naziv datoteke. Ispraznite ovo polje ili preimenujte sadržaj.',
  'edition-missing': 'Događanje nema izdanje za trenutačnu godinu. Dodajte ga ili odaberite godinu koja ga ima.',
  'merge-conflict':
    'Dvoje je ljudi promijenilo iste retke, pa su u datoteci ostale obje inačice. U uređivaču teksta zadržite ono što vrijedi i izbrišite tri retka s oznakama.',
  'front-matter-unopened': 'Polja na početku datoteke moraju početi retkom „---”, i to u prvom retku.',
  'front-matter-missing': 'U datoteci je samo tekst, bez polja. Polja se pišu na početku, između dvaju redaka „---”.',
  'front-matter-unclosed':
    'Nije jasno gdje završavaju polja na početku datoteke: ispod zadnjega nedostaje redak „---”.',
  'front-matter-language': 'Polja na početku datoteke nisu napisana kao YAML. U prvom retku smije biti samo „---”.',
  'file-unused':
    'Ovo se nigdje ne upotrebljava. Odaberite ga ondje gdje se treba prikazati (sponzora u izdanju, pod „Sponzori”) ili ga izbrišite.',

  'yaml-syntax':
    'Datoteka se od ovog mjesta ne može pročitati. Najčešće nedostaje navodnik ili zagrada, ili je redak pogrešno uvučen.',
  'yaml-tab': 'Redak je uvučen tabulatorom. Uvucite ga razmacima.',
  'yaml-too-deep': 'Previše je popisa jednih u drugima. Ako je to zapravo tekst, stavite ga u navodnike.',
  'yaml-duplicate-key': 'Isto je polje navedeno dvaput. Izbrišite jedno.',
  'yaml-alias': 'Znakovi & i * na početku vrijednosti imaju posebno značenje. Stavite takav tekst u navodnike.',
  'yaml-tag': 'Znak ! na početku vrijednosti ima posebno značenje. Stavite takav tekst u navodnike.',
  'quotes-typographic':
    'Cijela je vrijednost u navodnicima, koji će se vidjeti i na stranici. Ako ih ondje ne treba biti, izbrišite ih.',

  'ignore-reason-missing': 'Komentar isključuje upozorenje, ali ne kaže zašto. Dopišite razlog iza dvotočke.',
  'ignore-code-unknown': 'Komentar isključuje upozorenje kakvo ne postoji. Provjerite kako je napisano.',
  'ignore-not-allowed':
    'Komentarom se mogu isključiti samo upozorenja, a ovo je pogreška. Ispravite je i izbrišite komentar.',
  'ignore-unused': 'Komentar isključuje upozorenje kojega ovdje nema. Izbrišite komentar.',
  'value-cut': 'Tekst iza znaka # čita se kao komentar i ne prikazuje se. Stavite cijeli tekst u navodnike.',
  'review-pending':
    'Ovo je označeno za provjeru. Provjerite vrijednost, po potrebi je ispravite, pa odaberite „Pregledano”.',
};
