import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A text of a file of the content, as it was saved at the desk. */
@Entity('content_revisions')
@Index('content_revisions_file_idx', ['file', 'id'])
export class ContentRevisionEntity {
  @PrimaryGeneratedColumn('identity', {
    primaryKeyConstraintName: 'content_revisions_pkey',
    generatedIdentity: 'ALWAYS',
  })
  id: number;

  /** Its path in `content/`. Examples: "recipes/doro-wat.yaml", "guides.yaml". */
  @Column('text')
  file: string;

  @Column('text')
  text: string;

  /** Null where it came from the folder of the content. */
  @Column('integer', { name: 'staff_id', nullable: true })
  staffId: number | null;

  /** Number of problems that the check found in it. */
  @Column('integer', { default: 0 })
  problems: number;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
