/** For those who do not know what to look for. Each finds something: a test holds them against the recipes. */
export const searchSuggestions = ['berbere', 'lentils', 'paneer', 'tortillas', 'scallions', 'tomatoes'] as const;
