import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An issue of the home page. Rows come from `content/home.yaml`. */
@Entity('home_issues')
export class HomeIssueEntity {
  /** First day on which readers see it, `YYYY-MM-DD`, UTC. */
  @PrimaryColumn('date', { name: 'starts_on', primaryKeyConstraintName: 'home_issues_pkey' })
  startsOn: string;

  /** Slugs of the recipes that the page opens with, the large picture first. */
  @Column('text', { array: true })
  hero: string[];

  @Column('text', { name: 'tonight_slug' })
  tonightSlug: string;

  @Column('text', { name: 'menu_key' })
  menuKey: string;

  @Column('text', { name: 'guide_key' })
  guideKey: string;

  @Column('text', { name: 'food_key' })
  foodKey: string;
}
