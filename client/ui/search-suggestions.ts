/** For those who do not know what to look for. Each finds something. */
export const searchSuggestions = ['berbere', 'lentils', 'paneer', 'tortillas', 'noodles', 'tomatoes'] as const;
