/** What readers write about most, so that they need not. */
export const questions = [
  {
    question: 'May I use one of your recipes on my own site?',
    answer:
      'You may link to it and quote a few sentences with the author’s name. For a whole recipe, write to us first: we nearly always agree, and to teachers always.',
  },
  {
    question: 'I found a mistake. Where do I report it?',
    answer:
      'Write to the first address with the name of the recipe. Mistakes that could hurt someone are corrected the same day, and the recipe says what was changed.',
  },
  {
    question: 'How do I leave the newsletter, or delete my account?',
    answer:
      'Every issue ends with a link that unsubscribes you at once. An account is deleted on its own page, after you sign in. If you cannot sign in, write to the second address.',
  },
  {
    question: 'Do you take guest recipes?',
    answer:
      'Yes, from people who cook the dish at home and have done so for years. Send the recipe as you would tell it to a friend. We cook it before we answer, so please allow a month.',
  },
] as const;
