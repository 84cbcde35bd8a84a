/** Shortened responses, as examples in the API description. */

const picture = (slug: string, shape: string) => `https://mesob.example/pictures/${slug}/0a1b2c3d4e/${shape}-640.jpg`;

export const summaryExample = {
  url: picture('doro-wat', '4x3'),
  category_name: 'Dinner',
  post_name: 'doro-wat',
  title_name: 'Doro Wat',
  author_name: 'Hanna Tesfaye',
  created_at: '2026-01-14T00:00:00.000Z',
  short_description: 'Chicken legs and whole eggs in a dark berbere sauce.',
  cuisine: 'Ethiopian',
  slug: 'doro-wat',
  totalreviewrecipe_message: 2,
  totalrating: 4.75,
  blClass: 'bl-dinner',
};

export const categoriesExample = {
  results: [{ category_id: 5, category_name: 'Dinner', url: picture('doro-wat', '1x1'), count: 14 }],
};

export const cuisinesExample = {
  results: [{ cuisine_id: 1, cuisine_type: 'Ethiopian', url: picture('doro-wat', '1x1') }],
};

export const recommendedExample = {
  recommendedPosts: [
    {
      url: picture('gomen', '4x3'),
      created_at: '2026-02-01T00:00:00.000Z',
      title_name: 'Gomen',
      category_name: 'Spring',
      post_name: 'gomen',
    },
  ],
};

export const searchExample = {
  results: [{ title_id: 7, title_name: 'Gomen', category_name: 'Spring', post_name: 'gomen' }],
  totalResults: 1,
};

export const detailExample = {
  recipes: [
    {
      url: picture('doro-wat', '4x3'),
      author_name: 'Hanna Tesfaye',
      created_at: '2026-01-14T00:00:00.000Z',
      title_name: 'Doro Wat',
      short_description: 'Chicken legs and whole eggs in a dark berbere sauce.',
      choice: ['The onions do the work of flour and stock.'],
      num_servings: 6,
      prep_time: 40,
      cook_time: 120,
      difficulty_level: 'Medium',
      cuisine: 'Ethiopian',
      dietary_info: 'Gluten-free',
      ingredient_name: [{ number: 1, title: 'Sauce', details: ['1 kg red onions, very finely chopped'] }],
      cooking_tips: ['Low and slow: Onions that brown fast turn bitter.'],
      equiprecipe_title: ['Wide heavy pot with a lid, 5 litres'],
      nutri_facts: [{ nutrient: 'Energy', content: '480 kcal' }],
      instructions: [{ title: 'Cook the onions dry', details: ['Put the onions in a wide heavy pot with no fat.'] }],
      expert_tips: ['Spoon it into the middle of a large injera.'],
      faqs: [{ question: 'How hot is it?', answer: 'That depends on your berbere.' }],
      summary: 'Doro wat asks for time with the onions and very little else.',
      totalreviewrecipe_message: 2,
    },
  ],
  relatedRecipes: [summaryExample],
};
