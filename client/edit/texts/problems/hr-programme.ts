import type { ProgrammeProblem } from './problem-codes.ts';

/** What is wrong with the programme, its changes or a time, in Croatian. */
export const croatianProgrammeProblems: Readonly<Record<ProgrammeProblem, string>> = {
  'day-unknown': 'Mapa nosi datum dana kojega izdanje nema. Preimenujte je ili izdanju dodajte taj dan.',
  'day-twice': 'Isti je dan naveden dvaput. Izbrišite jedan ili mu ispravite datum.',
  'day-differs': 'Datum dana i njegov početak ne slažu se. Upišite na oba mjesta isti datum.',
  'part-number-wrong':
    'Broj dijela ne odgovara nizu: dijelova je više ili manje, ili dva imaju isti broj. Ispravite „Dodatak naslovu” ili niz.',
  'track-without-room':
    'Neki paralelni programi imaju dvoranu, a ovaj nema. Odaberite mu dvoranu ili je uklonite i ostalima.',
  'seats-beyond-room':
    'Izlaganje ima više mjesta nego dvorana u kojoj je. Smanjite broj mjesta ili odaberite veću dvoranu.',
  'room-twice': 'Dvorane dvaju mjesta održavanja imaju isti naziv. Preimenujte jednu.',
  'session-twice':
    'Izlaganje je u rasporedu dvaput. Uklonite ga s jednog mjesta; ako se održava dvaput, dodajte još jedno izlaganje.',
  'track-beyond-limit':
    'Paralelnih programa ima više nego što postavke dopuštaju. Uklonite koji ili povećajte to ograničenje.',
  'schedule-twice': 'Prvi dan ima dva rasporeda. Izbrišite jedan.',
  'speaker-without-session':
    'Predavač nema nijedno izlaganje. Dodajte ga izlaganju, a ako još nije objavljen, označite ga kao privremenu stavku.',
  'session-without-slot': 'Izlaganje nije u rasporedu, pa ga posjetitelji neće naći. Dodajte ga u program.',
  'speaker-in-two-places': 'Ista je osoba istodobno na dva mjesta. Premjestite jednu od stavki ili promijenite osobu.',
  'entries-overlap':
    'Stavka počinje prije nego što prethodna u istoj dvorani ili programu završi. Neka počne kasnije ili skratite prethodnu.',
  'entry-outside-day':
    'Stavka počinje prije početka dana ili završava nakon njegova kraja. Premjestite je, skratite ili ispravite vremena dana.',
  'sponsor-twice': 'Isti je sponzor na dvije razine, pa bi se prikazao dvaput. Zadržite ga na jednoj.',
  'seats-without-workshop': 'Broj mjesta imaju samo radionice. Ispraznite ovo polje ili kao vrstu odaberite radionicu.',

  'entry-ident-twice': 'Dvije stavke istog dana imaju isti kratki naziv. Promijenite ga jednoj od njih.',
  'entry-day-missing': 'Više dana ima stavku tog naziva. Navedite na koji se dan promjena odnosi.',
  'restored-without-cancelled':
    'Nijedna ranija promjena ne kaže da je ova stavka otkazana, zamijenjena ili popunjena. Ispravite stavku ili vrijeme, ili izbrišite promjenu.',
  'moved-without-difference':
    'Prijašnje vrijeme i dvorana isti su kao sada. Premjestite stavku u rasporedu ili ispravite ove podatke.',
  'year-not-held': 'Godina je označena kao održana, a izdanje je otkazano ili odgođeno. Ispravite jedno od toga.',
  'status-missing': 'Ovo govori o statusu, a izdanje ga nema. Odaberite status ili ispraznite ovo polje.',
  'moved-without-date':
    'Izdanje ima novi termin, ali nije navedeno kad je prije trebalo početi. Upišite prijašnji početak i provjerite nove datume.',

  'date-impossible': 'Taj dan ili to vrijeme ne postoji, kao što ne postoji 31. travnja. Provjerite brojke.',
  'time-missing': 'Uz datum upišite i vrijeme.',
  'time-skipped': 'Tog sata nema jer se tada kazaljke pomiču na ljetno vrijeme. Odaberite ranije ili kasnije vrijeme.',
  'time-repeated': 'Taj se sat ponavlja jer tada završava ljetno vrijeme. Odaberite ranije ili kasnije vrijeme.',
  'end-before-start': 'Kraj nije nakon početka. Provjerite dan, mjesec i godinu.',
  'zone-unknown': 'Ta vremenska zona ne postoji. Napišite je kao kontinent i grad, na primjer Europe/Zagreb.',
  'time-unexpected': 'Ovdje se upisuje samo datum, bez vremena.',
  'date-unexpected': 'Ovdje se upisuje samo vrijeme, bez datuma.',
  'date-missing': 'Uz vrijeme upišite i datum.',
  'deadline-after-event':
    'Rok je nakon zadnjeg dana događanja. Provjerite mjesec i godinu. Ako je tako i zamišljeno, ne morate ništa mijenjati.',
  'year-differs': 'Izdanje ne počinje u svojoj godini. Ispravite datum.',
  'day-outside-edition': 'Dan nije između početka i kraja izdanja. Ispravite vremena dana ili izdanja.',
  'days-out-of-order': 'Dani nisu poredani po datumu. Poredajte ih.',
  'buses-other-day':
    'Autobusi voze na dan kad događanja nema. Provjerite datum. Ako je tako i zamišljeno, ne morate ništa mijenjati.',
  'qr-other-day':
    'QR-kôd vodi na raspored u dane kad se događanje ne održava. Postavite početak i kraj na dane događanja.',
  'work-beyond-event':
    'Hackathon počinje prije događanja ili završava nakon njega. Ispravite njegov početak, trajanje ili vremena izdanja.',
  'year-unlisted': 'Ovog izdanja nema među godinama događanja. Dodajte onamo njegovu godinu.',
  'year-not-over': 'Godina je označena kao održana, a izdanje još nije završilo. Zasad uklonite tu oznaku.',
  'date-in-future': 'Datum je u budućnosti, a zapis je već javan. Ispravite datum ili upišite od kada se objavljuje.',
  'security-contact-expires':
    'Kontakt za sigurnost uskoro prestaje vrijediti. Provjerite čita li još netko te poruke i upišite kasniji datum.',
  'year-without-edition': 'Godina je označena kao održana, a izdanja nema. Dodajte izdanje ili uklonite tu oznaku.',
  'survey-missing':
    'Anketa je otvorena, a nema pitanja. Napišite pitanja, upišite adresu vanjske ankete ili zatvorite anketu.',
  'menu-without-section':
    'U izborniku je dio kojega na stranici nema. Uklonite ga iz izbornika ili ga uključite na stranici.',
  'never-shown':
    'Ovo je uključeno, ali se nikad neće prikazati jer uvjeti za to nisu nikad ispunjeni u isto vrijeme. Promijenite uvjete ili ga isključite.',
};
