import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A tradition of cooking; every recipe has exactly one. Rows come from `content/cuisines.yaml`. */
@Entity('cuisines')
@Unique('cuisines_name_key', ['name'])
@Unique('cuisines_slug_key', ['slug'])
export class CuisineEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'cuisines_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  /** The name in lower case, as it stands in addresses. */
  @Column('text')
  slug: string;

  @Column('text')
  description: string;

  /** The order in which cuisines are listed, from 0. */
  @Column('integer')
  position: number;

  /** The recipe whose picture stands for the cuisine. */
  @Column('text', { name: 'picture_slug' })
  pictureSlug: string;

  /** False once the files no longer hold it while a withdrawn recipe still refers to it. */
  @Column('boolean', { name: 'is_listed', default: true })
  isListed: boolean;

  /** Published recipes of it; kept by the import, which is the only writer. */
  @Column('integer', { name: 'recipe_count', default: 0 })
  recipeCount: number;
}
