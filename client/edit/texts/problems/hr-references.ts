import type { ReferenceProblem } from './problem-codes.ts';

/** What is wrong with a reference, an address or a link, in Croatian. */
export const croatianReferenceProblems: Readonly<Record<ReferenceProblem, string>> = {
  'speaker-unknown': 'Tog predavača u ovom izdanju nema. Odaberite drugoga ili ga najprije dodajte.',
  'session-unknown': 'Tog izlaganja u ovom izdanju nema. Odaberite drugo ili ga najprije dodajte.',
  'venue-unknown': 'Tog mjesta održavanja nema. Odaberite drugo ili ga najprije dodajte.',
  'sponsor-unknown': 'Tog sponzora nema. Odaberite drugoga ili ga najprije dodajte.',
  'media-unknown': 'Te slike ili datoteke nema. Provjerite naziv ili je dodajte.',
  'date-limit-unknown': 'Tog roka u izdanju nema. Odaberite drugi ili ga najprije dodajte među rokove izdanja.',
  'event-unknown': 'Tog događanja nema. Odaberite drugo ili ga najprije dodajte.',
  'ticket-unknown': 'Te ulaznice nema. Odaberite drugu ili je najprije dodajte.',
  'button-unknown': 'Tog gumba nema. Odaberite drugi ili ga najprije dodajte među gumbe.',
  'track-unknown': 'Tog paralelnog programa nema. Odaberite drugi ili ga najprije dodajte među paralelne programe.',
  'topic-unknown': 'Te teme nema. Odaberite drugu ili je najprije dodajte među teme.',
  'room-unknown': 'Mjesto održavanja nema te dvorane. Odaberite drugu ili je najprije dodajte mjestu održavanja.',
  'look-unknown': 'Tog izgleda nema. Odaberite drugi.',
  'entry-unknown':
    'Toga u programu nema, ili ne tog dana. Odaberite izlaganje, ili stavci u rasporedu dajte taj kratki naziv.',
  'vat-unknown': 'Te stope PDV-a nema. Odaberite drugu ili je najprije dodajte među stope.',
  'former-name-taken':
    'Taj prijašnji naziv već ima nešto drugo, pa nije jasno kamo vode stare poveznice. Izbrišite ga na jednom mjestu.',
  'asset-without-session': 'Nema izlaganja kojemu ovaj materijal pripada. Materijal se mora zvati kao izlaganje.',
  'recording-unwanted':
    'Izlaganje se ne snima, a u materijalima je snimka ili prijenos. Uklonite to; ako se predavač predomislio, u izlaganju označite da se snima.',
  'person-twice':
    'Dva su predavača ovog izdanja ista osoba. Izbrišite jednoga ili ispravite „Ista osoba drugih godina”.',
  'page-unknown': 'Stranice s pravilima nema. Odaberite drugu ili je najprije napišite.',

  'route-twice': 'Dvije stranice imaju istu adresu. Preimenujte jednu.',
  'name-reserved': 'Taj je naziv zauzet za posebne stranice. Odaberite drugi.',
  'name-reserved-in-event': 'Taj je naziv zauzet za adrese izlaganja, rasporeda i promjena. Odaberite drugi.',
  'url-malformed': 'Web-adresa nije ispravna. Napišite je kao u pregledniku, s https:// na početku.',
  'service-inexact':
    'Adresa usluge nije točna. Treba biti samo https:// i ime poslužitelja, po potrebi s brojem priključka i putanjom.',
  'link-without-form':
    'Poveznica je označena kao poveznica na obrazac, a stranica na koju vodi nema ga. Dodajte joj obrazac ili uklonite oznaku.',
  'link-unknown': 'Poveznica vodi na stranicu koje nema. Provjerite adresu; vanjske adrese počinju s https://.',
  'anchor-unknown':
    'Na stranici nema dijela na koji poveznica vodi (iza znaka #). Provjerite naziv ili uključite taj dio.',
  'link-moved': 'Poveznica vodi na prijašnju adresu. Upišite sadašnju.',
  'link-without-slash': 'Na kraju poveznice nedostaje kosa crta. Dodajte je.',
  'link-relative': 'Poveznica s različitih stranica vodi na različita mjesta. Počnite je s {linkLang}/.',
  'external-inside': 'Poveznica je označena da vodi na druge stranice, a vodi na ove. Uklonite oznaku.',
  'secret-page-unmatched':
    'Nijedna stranica ne odgovara ovom uzorku, pa on ništa ne skriva. Ispravite ga ili izbrišite.',
  'name-outdated': 'Naziv u adresi ne odgovara imenu predavača. Preimenujte ga; stara će adresa voditi na novu.',
};
