import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A meal or a season that recipes are filed under. Rows come from `content/categories.yaml`. */
@Entity('categories')
@Unique('categories_name_key', ['name'])
@Unique('categories_slug_key', ['slug'])
export class CategoryEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'categories_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  /** The name in lower case, as it stands in addresses. */
  @Column('text')
  slug: string;

  @Column('text')
  description: string;

  /** The order in which categories are listed, from 0. */
  @Column('integer')
  position: number;

  /** The recipe whose picture stands for the category. */
  @Column('text', { name: 'picture_slug' })
  pictureSlug: string;

  /** False once the files no longer hold it while a withdrawn recipe still refers to it. */
  @Column('boolean', { name: 'is_listed', default: true })
  isListed: boolean;

  /** Published recipes in it, primary or not; kept by the import, which is the only writer. */
  @Column('integer', { name: 'recipe_count', default: 0 })
  recipeCount: number;
}
