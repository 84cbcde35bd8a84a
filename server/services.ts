import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import type { StatementReader } from './database/statements.ts';
import { RecipeService } from './features/catalogue/recipe.service.ts';
import { SearchService } from './features/catalogue/search.service.ts';
import { Taxonomy } from './features/catalogue/taxonomy.ts';

/** What resolvers and REST adapters may call; made once for the process. */
export interface Services {
  taxonomy: Taxonomy;
  recipes: RecipeService;
  search: SearchService;
}

/** What services are made from. */
export interface ServiceMaterial {
  config: Config;
  dataSource: DataSource;
  reader: StatementReader;
}

/** Puts the services together, with the taxonomy read once. */
export async function createServices({ reader }: ServiceMaterial): Promise<Services> {
  const taxonomy = new Taxonomy(reader);
  await taxonomy.refresh();
  return { taxonomy, recipes: new RecipeService(reader, taxonomy), search: new SearchService(reader) };
}
