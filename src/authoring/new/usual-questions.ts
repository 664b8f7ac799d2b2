/** Questions that most conferences ask in their survey, one of each kind, in the languages of the interface. */
export const USUAL_QUESTIONS = {
  visitors: [
    {
      ident: 'overall',
      required: true,
      question: {
        en: 'How was it overall?',
        hr: 'Koliko ste zadovoljni događanjem u cjelini?',
        de: 'Wie hat es Ihnen insgesamt gefallen?',
      },
      stars: true,
      comment_opt: true,
    },
    {
      ident: 'programme',
      question: {
        en: 'How useful was the programme to you?',
        hr: 'Koliko vam je program bio koristan?',
        de: 'Wie nützlich war das Programm für Sie?',
      },
      stars: true,
    },
    {
      ident: 'again',
      question: {
        en: 'Would you come again?',
        hr: 'Biste li došli ponovno?',
        de: 'Würden Sie wiederkommen?',
      },
      boolean: true,
    },
    {
      ident: 'heard',
      question: {
        en: 'How did you hear about us?',
        hr: 'Kako ste saznali za nas?',
        de: 'Wie haben Sie von uns erfahren?',
      },
      options: {
        type: 'radio',
        items: [
          {
            value: 'before',
            text: { en: 'I had been before', hr: 'Već sam dolazio ili dolazila', de: 'Ich war schon einmal da' },
          },
          {
            value: 'friend',
            text: {
              en: 'From a friend or colleague',
              hr: 'Od prijatelja ili kolega',
              de: 'Durch Freunde oder Kollegen',
            },
          },
          {
            value: 'network',
            text: { en: 'On a social network', hr: 'Na društvenim mrežama', de: 'In einem sozialen Netzwerk' },
          },
          { value: 'other', text: { en: 'Some other way', hr: 'Na drugi način', de: 'Auf anderem Weg' } },
        ],
      },
    },
    {
      ident: 'better',
      question: {
        en: 'What should we do better next time?',
        hr: 'Što bismo idući put trebali napraviti bolje?',
        de: 'Was sollten wir beim nächsten Mal besser machen?',
      },
      comment: true,
    },
  ],
  speakers: [
    {
      ident: 'care',
      required: true,
      question: {
        en: 'How well did we look after you?',
        hr: 'Koliko smo se dobro brinuli za vas?',
        de: 'Wie gut haben wir uns um Sie gekümmert?',
      },
      stars: true,
      comment_opt: true,
    },
    {
      ident: 'equipment',
      question: {
        en: 'Did the sound, picture and network do what you needed?',
        hr: 'Jesu li zvuk, slika i mreža radili kako vam je trebalo?',
        de: 'Haben Ton, Bild und Netz so funktioniert, wie Sie es brauchten?',
      },
      boolean: true,
      comment_opt: true,
    },
    {
      ident: 'better',
      question: {
        en: 'What should we do better for speakers next time?',
        hr: 'Što bismo idući put trebali bolje napraviti za predavače?',
        de: 'Was sollten wir beim nächsten Mal für die Vortragenden besser machen?',
      },
      comment: true,
    },
  ],
} as const;
