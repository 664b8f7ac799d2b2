import type { FieldValueProblem } from './problem-codes.ts';

/** What is wrong with a value, a setting or a text, in Croatian. */
export const croatianFieldProblems: Readonly<Record<FieldValueProblem, string>> = {
  'data-not-map': 'U datoteci nisu polja. Uz svaku vrijednost treba stajati naziv njezina polja.',
  'field-missing': 'Ovo polje mora biti ispunjeno.',
  'field-unknown': 'Takvo polje ne postoji; vjerojatno je pogrešno napisano. Ispravite mu naziv ili ga izbrišite.',
  'value-type': 'Ovdje treba biti vrijednost druge vrste, na primjer broj umjesto teksta.',
  'value-not-allowed': 'Ta vrijednost nije među ponuđenima. Odaberite jednu od njih.',
  'value-format': 'Ovo nije u traženom obliku. Napišite ga kao u primjeru.',
  'value-range': 'Broj je premalen ili prevelik.',
  'value-empty': 'Ovo je prazno. Ispunite ga ili uklonite.',
  'value-shape': 'Ovo ne odgovara polju: nešto nedostaje, suvišno je ili je na popisu dvaput.',
  'key-format': 'Naziv nema traženi oblik. Jezici imaju oznaku poput „hr”, a godine četiri znamenke.',
  'body-twice': 'Isti je tekst u datoteci i među poljima i ispod njih. Izbrišite jedan.',
  'body-unexpected':
    'U datoteci je ispod polja tekst koji se nigdje ne prikazuje. Premjestite ga u neko polje ili ga izbrišite.',
  'ident-twice': 'Isti je kratki naziv na popisu dvaput. Svaka stavka treba imati svoj.',

  'minimum-over-maximum': 'Najmanja je vrijednost veća od najveće. Promijenite jednu od njih.',
  'limit-without-number':
    'Prijave timova trebaju se zatvoriti kad se popune mjesta, ali nije navedeno koliko ih je. Upišite broj timova.',
  'levels-out-of-order': 'Razine nisu poredane: svaka sljedeća mora početi od većeg postotka.',
  'theme-not-active': 'Tema pri prvom posjetu nije među temama na izbor. Dodajte je ili odaberite drugu.',
  'number-signs-equal': 'Decimalni znak i znak za tisućice jednaki su, pa se cijene ne bi mogle pročitati.',
  'question-without-answer':
    'Na ovo se pitanje ne može odgovoriti. Zadajte zvjezdice, da ili ne, mogućnosti ili slobodan tekst.',
  'question-answers-twice':
    'Pitanje ima dvije vrste odgovora, a prikazuje se samo jedna. Zadržite jednu ili postavite dva pitanja.',

  'ticket-tiers-overlap':
    'Dvije su ulaznice iste skupine istodobno u prodaji. Neka kasnija počne dan nakon kraja ranije ili im dajte različite skupine.',
  'ticket-tiers-gap':
    'Između dviju ulaznica iste skupine ima dana kad nijedna nije u prodaji. Neka kasnija počne dan nakon kraja ranije.',
  'vat-missing':
    'Tijekom dijela prodaje ove ulaznice nema stope PDV-a. Dodajte stopu za to razdoblje ili ispravite datume.',
  'vat-periods-overlap': 'Dva se razdoblja stopa PDV-a preklapaju. Neka prvo završi dan prije početka drugoga.',

  'unsafe-html': 'U tekstu je HTML koji nije dopušten, na primjer skripta, okvir ili stil. Izbrišite ga.',
  'unsafe-link':
    'Poveznica vodi na adresu kakva nije dopuštena. Neka počne s https://, mailto: ili tel:, ili neka vodi na stranicu ovdje.',
  'image-in-text': 'U tekstu je slika. Slike imaju svoja polja; premjestite je onamo ili stavite poveznicu na nju.',
  'text-unprintable':
    'U tekstu je nevidljiv znak, vjerojatno prenesen iz drugog programa. Izbrišite taj dio i upišite ga ponovno.',
  'text-too-deep': 'U tekstu je previše popisa ili citata jednih u drugima. Izbrišite suvišne znakove.',
  'text-too-long': 'Tekst je predug za jednu stranicu. Skratite ga ili ga podijelite na više stranica.',
  'placeholder-unknown': 'Takva oznaka u vitičastim zagradama ne postoji. Provjerite kako je napisana.',
  'placeholder-unresolved':
    'Oznaka u vitičastim zagradama ovdje nema vrijednosti. Upišite tu vrijednost u izdanje ili izbrišite oznaku.',
  'text-todo': 'Tekst još nije napisan: počinje s „TODO”. Napišite ga ili dotad sakrijte ovaj sadržaj.',
  'private-published':
    'U tekstu je privatna adresa, telefonski broj ili PIN, a tekst vide svi. Izbrišite to. Za upite postoji {contactEmail}.',
  'year-stale':
    'U tekstu je prethodna godina, vjerojatno preuzeta iz prijašnjeg izdanja. Upišite {year} ili godinu ovog izdanja.',
  'block-malformed':
    'Nije ispravno zadano kada se prikazuje odlomak između oznaka „:::”. Počnite ga, na primjer, retkom „::: visible: after”, a naslove stavite izvan njega.',
  'mark-unclosed':
    'Oblikovanje teksta nije zatvoreno: nedostaje znak poput * ili zagrada. Dodajte ga, a ako treba ostati baš taj znak, stavite \\ ispred njega.',

  'translation-missing': 'Tekst nije preveden na sve jezike stranica. Tko čita na tom jeziku, vidjet će ga na drugome.',
  'language-twice': 'Isti je jezik naveden dvaput. Izbrišite jedan.',
  'language-unknown': 'Stranice nemaju taj jezik. Odaberite jezik koji imaju ili im dodajte ovaj.',
  'language-unsupported':
    'Za taj jezik nema naziva mjeseci i dana. Provjerite njegovu oznaku, na primjer hr ili pt-BR, ili ga uklonite.',
  'pattern-unreadable':
    'Uzorak za datum nije ispravan. Dan je d, mjesec MMMM, a godina yyyy; riječi su u jednostrukim navodnicima.',
  'interface-text-unknown':
    'Na zadanom jeziku nema teksta s tim nazivom. Provjerite naziv ili ga najprije napišite na zadanom jeziku.',
  'interface-variable-unknown':
    'Te oznake u dvostrukim vitičastim zagradama nema u tekstu na zadanom jeziku. Napišite je kao ondje.',
};
