import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Text of a document as one author saved it. Authors are editors and the folder. */
@Entity('revisions')
@Index('revisions_path_idx', ['path', 'id'])
export class RevisionEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'revisions_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  /** Path of its document. Examples: "recipes/doro-wat.yaml", "guides.yaml". */
  @Column('text')
  path: string;

  @Column('text')
  text: string;

  /** Null if it came from the folder. */
  @Column('integer', { name: 'staff_id', nullable: true })
  staffId: number | null;

  /** Number of problems that the check found in it. */
  @Column('integer', { default: 0 })
  problems: number;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
