import { minimumAgeOf } from '@ofenpost/core/declaration/minimum-age';
import type { Menu } from '@ofenpost/core/menu/menu';
import { BreadOrigin } from './bread-origin.tsx';
import { DeclaredItem } from './declared-item.tsx';
import styles from './declared-item.module.css';

/** What each course of a menu declares, to be read before ordering. */
export const DeclaredMenu = ({ menu: { courses, declarations } }: { readonly menu: Menu }) => (
  <>
    {courses.map((course, place) => {
      const declaration = declarations?.[place] ?? undefined;
      return (
        <section key={course}>
          <p className={styles.course}>{course}</p>
          <DeclaredItem
            declaration={declaration}
            age={declaration === undefined ? null : minimumAgeOf(declaration, false)}
          />
        </section>
      );
    })}
    <BreadOrigin />
  </>
);
