import { Column, Entity, type EntityManager, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { RecipeEntity } from './recipe.entity.ts';

/** A former slug of a recipe; its URLs redirect. */
@Entity('former_slugs')
export class FormerSlugEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('integer')
  recipeId: number;

  @ManyToOne(() => RecipeEntity, { onDelete: 'CASCADE' })
  @JoinColumn()
  recipe: RecipeEntity;
}

/** Returns the current slugs of renamed recipes, by former slug. */
export async function readRenamedSlugs(manager: EntityManager): Promise<Map<string, string>> {
  const rows = await manager.find(FormerSlugEntity, { relations: { recipe: true } });
  return new Map(rows.map(({ slug, recipe }) => [slug, recipe.slug]));
}
