import type { PublicationTexts } from './publication-texts.ts';

export const croatianPublication: PublicationTexts = {
  failures: {
    'git-missing':
      'Na ovom računalu nema programa git. Instalirajte ga s adrese https://git-scm.com pa ponovno pokrenite conf-site.',
    'folder-not-trusted':
      'Program git ne vjeruje ovoj mapi jer pripada drugom korisniku. Ako je vaša, pokrenite naredbu iz točne poruke.',
    'no-repository':
      'Ova mapa nije u repozitoriju programa git, pa se nema kamo objaviti. Napravite ga naredbom „git init”, spremite u njega stranice i pošaljite ih, na primjer, na GitHub. Kako se zatim objavljuju, piše u datoteci README.md.',
    'nothing-committed':
      'U repozitoriju još nema ničega. Prvi put sami spremite i pošaljite stranice; naredbe su u točnoj poruci.',
    'merge-under-way':
      'U repozitoriju je u tijeku druga radnja programa git. Dovršite je ili prekinite, pa onda objavite; naredbe su u točnoj poruci.',
    'no-branch':
      'U repozitoriju nije odabrana nijedna grana. Prijeđite na granu koja se objavljuje, na primjer naredbom „git switch main”.',
    'no-remote':
      'Repozitorij nije povezan s udaljenim repozitorijem, pa se nema kamo objaviti. Povežite ga i prvi put sami pošaljite promjene; naredbe su u točnoj poruci.',
    'no-upstream':
      'Program git ne zna kamo treba slati ovu granu. Prvi je put pošaljite sami; naredba je u točnoj poruci.',
    'no-name-for-commits':
      'Program git ne zna vaše ime, a ono mu treba za povijest promjena. Upišite ga jednom u terminalu; naredbe su u točnoj poruci.',
    'sentence-missing': 'Nedostaje opis promjene. Napišite u nekoliko riječi što se promijenilo.',
    'remote-denied':
      'Udaljeni vas repozitorij nije prihvatio. Prijavite se jednom naredbom „git push” u terminalu ili zamolite vlasnika repozitorija za pravo slanja.',
    'remote-unreachable':
      'Udaljeni repozitorij nije dostupan. Provjerite je li računalo povezano s internetom pa pokušajte ponovno.',
    'remote-missing':
      'Udaljenog repozitorija nema ili mu nemate pristup. Njegovu adresu pokazuje naredba „git remote --verbose”.',
    'push-refused':
      'Udaljeni repozitorij odbio je promjene. Razlog je u točnoj poruci; možda ih prima samo kao prijedlog (pull request).',
    'git-busy':
      'U ovom repozitoriju upravo radi drugi program. Pričekajte da završi; ako nijedan ne radi, izbrišite datoteku iz točne poruke.',
    'git-timeout':
      'Program git radio je dulje od pet minuta, pa je prekinut. Provjerite je li računalo povezano s internetom i traži li git lozinku u terminalu.',
    'git-failed':
      'Naredba programa git nije uspjela. Koja, kaže točna poruka; pokrenite je u terminalu, gdje će možda pisati više.',
    'commit-refused':
      'Program git nije spremio promjene u povijest. Vjerojatno ih je odbila provjera ovog repozitorija (hook); učinite što traži pa ponovno objavite.',
    'other-commits':
      'Među promjenama koje još nisu poslane ima i onih koje nisu sadržaj. Ako su gotove, najprije ih sami pošaljite naredbom „git push”.',
    'other-files-overwritten':
      'Netko je objavio promjene u datotekama koje ste i vi promijenili, a niste objavili. Spremite ih u povijest ili ih sklonite (git stash), pa ponovno objavite.',
    'content-incomplete':
      'Ovdje je sadržaj bez pogrešaka, ali ondje gdje se objavljuje ne bi bio. Možda git zanemaruje neku potrebnu datoteku: popis daje naredba „git status --ignored”.',
    'site-deleted':
      'Netko je izbrisao datoteku content/site.yaml, bez koje web-stranica ne postoji. Ništa nije objavljeno, a vaše su datoteke ostale iste. Pitajte ostale ili je ondje vratite.',
    'script-failed':
      'Skripta publish-site iz datoteke package.json nije uspjela. Razlog je u točnoj poruci; naredba „npm run publish-site” u terminalu pokušava ponovno.',
    'build-not-started': 'Promjene su poslane, ali ih još ništa ne objavljuje. Razlog je u točnoj poruci.',
    'publication-broken':
      'Objava je neočekivano prekinuta. U kojem je stanju repozitorij, kaže naredba „git status” u terminalu.',
  },
  steps: {
    starting: 'Objava počinje …',
    checking: 'Provjerava se sadržaj …',
    'running-script': 'Izvodi se skripta publish-site iz datoteke package.json …',
    fetching: 'Preuzima se ono što su drugi objavili …',
    committing: 'Promjene se spremaju u povijest …',
    merging: 'Promjene se spajaju s onim što su drugi objavili …',
    pushing: 'Promjene se šalju …',
    waiting: 'Promjene su poslane. Čeka se da se pojave na stranicama, najviše 15 minuta.',
  },
  ends: {
    unchanged: 'Promjena nema: sve je već objavljeno.',
    public: 'Promjene su na stranicama.',
    'no-address':
      'Promjene su poslane. Jesu li već na stranicama, odavde se ne vidi jer u postavkama nema prave adrese. Upišite je u polje „Web-adresa”.',
    'site-unreachable':
      'Promjene su poslane. Jesu li već na stranicama, odavde se ne vidi jer stranice nisu dostupne s ovog računala.',
    'older-build':
      'Promjene su poslane i stranice su drukčije nego prije. Izradio ih je stariji conf-site, koji ne kaže iz čega, pa se možda vidi tuđa promjena.',
    'other-build':
      'Promjene su poslane, ali stranice ni nakon 15 minuta nisu izrađene baš iz njih. Možda je nakon vas objavio netko drugi, zajedno s vašim promjenama. Pogledajte stranicu koju ste promijenili.',
    'not-public-yet':
      'Promjene su poslane, ali ih na stranicama još nema. Pogledajte što o posljednjem slanju kaže poslužitelj (na GitHubu: Actions).',
    'content-errors': (errors) =>
      errors === 1
        ? 'Ništa nije objavljeno jer je u sadržaju pogreška. Ispravite je pa ponovno objavite.'
        : `Ništa nije objavljeno jer u sadržaju ima pogrešaka (${errors}). Ispravite ih pa ponovno objavite.`,
    'merged-errors': (errors) =>
      `Tuđe su promjene sada u vašim datotekama. Zajedno s vašima daju ${errors === 1 ? 'pogrešku' : `pogreške (${errors})`}, pa ništa nije objavljeno. Ispravite to i ponovno objavite; ništa nije izgubljeno.`,
    conflict:
      'Vaše su datoteke ostale kakve su bile. Tuđe retke možete i sami unijeti u svoje datoteke, pa ponovno objaviti.',
  },
};
