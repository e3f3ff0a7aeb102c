import {
  type CreatorView,
  creatorView,
  selectSide,
  selectWork,
} from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import { priceDifferences } from '@ofenpost/core/pizza/change-creation';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { type ResolvedCreation, resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, startTransition, useEffect, useState, useCallback, useMemo } from 'react';
import { useEarliestServing } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { LazyBareBread } from '../illustration/lazy-bare-bread.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { useCreationAddress } from './creation-address.ts';
import { DeclarationChips, DeclarationExplained, PriceExplained } from './creation-explained.tsx';
import { CreatorNotices } from './creator-notices.tsx';
import { PizzaTools, StepTools, SurpriseBar } from './creator-tools.tsx';
import { LiveBread } from './live-bread.tsx';
import { creatorOrders, OrderBar } from './order-bar.tsx';
import { PartChoices, missingReasons, partSummaries } from './part-choices.tsx';
import { partPictures } from './part-pictures.tsx';
import { SavedCreations } from './saved-creations.tsx';
import { ToppingChoices } from './topping-choices.tsx';
import { type Beginning, startDialog, useBeginnings } from './use-beginnings.ts';
import { blockerOf, type PizzaCreatorActor, usePizzaCreator } from './use-pizza-creator.ts';
import errorStyles from '../error/error-page.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './pizza-creator-page.module.css';

/** The choices of exactly one part, in the order of the tray. */
const GROUNDS = [
  ['dough', 'Teig'],
  ['sauce', 'Sauce'],
  ['cheese', 'Käse'],
] as const;
const TOPPINGS = ['topping', 'Beläge'] as const;
/** The bread itself shows how large it is. */
const NO_PICTURES: ReadonlyMap<string, ReactNode> = new Map();

/** Replaces the pizza creator in a shop without own pizzas, such as a new one. */
const NoPizzaOffer = () => (
  <div className={`${layout.wrap} ${errorStyles.page}`}>
    <LazyBareBread sauce="none" seed="Dein Fladen" className={errorStyles.picture} />
    <h1>Eigene Fladen gibt es hier zurzeit nicht.</h1>
    <p className={errorStyles.text}>Schau bald wieder vorbei, oder such dir etwas von der Karte aus.</p>
    <div className={errorStyles.actions}>
      <Link to={paths.products} className={controls.primary}>
        Zu den Produkten
      </Link>
    </div>
  </div>
);

/** Returns the value of the last painted frame, so that expensive rendering does not delay the rest. */
function useFrameLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Scheduled after the paint of the current frame.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}

/** The page of the pizza creator. The machine holds the pizza; the page shows it and sends events. */
function PizzaCreatorPage({ offer }: { offer: PizzaOffer }) {
  const actor = usePizzaCreator(offer);
  const work = useSelector(actor, selectWork);
  const view = useMemo(() => work && creatorView(work), [work]);
  const pizza = useMemo(() => view && resolveCreation(view.offer, view.creation), [view]);
  if (view === null || !pizza?.ok) return null;
  return <Creator actor={actor} view={view} pizza={pizza.value} />;
}

type Props = { readonly actor: PizzaCreatorActor; readonly view: CreatorView; readonly pizza: ResolvedCreation };

function Creator({ actor, view, pizza }: Props) {
  const { offer, creation, price, search } = view;
  // Choice and price update at once; drawing and explanations follow a frame later.
  const explained = useFrameLater(view);
  const renderedPizza = useFrameLater(pizza);
  const at = useEarliestServing();
  const beginEntry = useCreationAddress(actor, search);
  const send = useMemo(() => creatorOrders(actor, beginEntry), [actor, beginEntry]);
  const ofOffer = useMemo(() => ({ pictures: partPictures(offer), summary: partSummaries(offer) }), [offer]);
  const side = useSelector(actor, selectSide);
  const differences = useMemo(
    () => priceDifferences(explained.offer, renderedPizza, side),
    [explained.offer, renderedPizza, side],
  );
  const missing = useMemo(() => missingReasons(offer, at), [offer, at]);
  const tables = { ...ofOffer, differences, missing };
  const { beginning, begin, InteractiveBread } = useBeginnings(actor, beginEntry);
  const { opened, open, end } = useOpened<Beginning>();
  const share = useCallback(
    () => begin((extras) => extras.shareCreation(beginning, search)),
    [begin, beginning, search],
  );
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const [isRenderedByServer, setRenderedByServer] = useState(false);
  const onRenderingFailed = useCallback(() => setRenderedByServer(true), []);
  const shownPizza = { actor, offer: explained.offer, pizza: renderedPizza };
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <div className={styles.head}>
        <h1>Bau dir deinen Fladen</h1>
        <p className={layout.lead}>
          Such aus, was drauf kommt, auf Wunsch links anders als rechts. Du siehst, was du isst.
        </p>
        <noscript>
          <p className={styles.noscript}>
            Zum Zusammenstellen braucht es JavaScript. Ansehen kannst du diesen Fladen auch so.
          </p>
        </noscript>
        <CreatorNotices actor={actor} view={view} />
      </div>
      <div className={styles.stage}>
        <LiveBread
          {...shownPizza}
          ref={setPicture}
          className={styles.bread}
          isRenderedByServer={isRenderedByServer || InteractiveBread === null}
        />
        {InteractiveBread && picture && (
          <InteractiveBread
            {...shownPizza}
            view={explained}
            beginning={beginning}
            picture={picture}
            onRenderingFailed={onRenderingFailed}
          />
        )}
        <StepTools canUndo={view.canUndo} canRedo={view.canRedo} onUndo={send.undo} onRedo={send.redo} />
        <div className={styles.sizes}>
          <PartChoices
            {...tables}
            pictures={NO_PICTURES}
            legend="Grösse"
            name="size"
            parts={offer.sizes}
            chosenId={creation.sizeId}
            onChoose={send.size}
          />
        </div>
      </div>
      <div className={styles.choices}>
        <SurpriseBar
          onSurprise={(diet) => begin((extras) => extras.surprise(beginning, diet, at))}
          onStart={() => open(beginning)}
        />
        <DeclarationChips declaration={explained.declaration} />
        <nav id="tray" className={styles.tabs} aria-label="Auslage">
          {[...GROUNDS, TOPPINGS].map(([name, legend]) => (
            <a key={name} href={`#${name}`}>
              {legend}
            </a>
          ))}
        </nav>
        {GROUNDS.map(([name, legend]) => (
          <PartChoices
            {...tables}
            key={name}
            legend={legend}
            name={name}
            parts={offer[`${name}s`]}
            chosenId={creation[`${name}Id`]}
            onChoose={send[name]}
          />
        ))}
        <ToppingChoices
          {...tables}
          actor={actor}
          halfPriceRule={offer.halfPriceRule}
          legend={TOPPINGS[1]}
          toppings={offer.toppings}
          chosen={creation.toppings}
          onToggle={send.topping}
        />
        <PriceExplained price={explained.price} />
        <DeclarationExplained declaration={explained.declaration} pizza={renderedPizza} />
        <PizzaTools onShare={share} onClear={send.clear} />
        <SavedCreations actor={actor} offer={offer} search={explained.search} beginEntry={beginEntry} />
        <OrderBar
          actor={actor}
          search={search}
          total={price.total}
          blocker={blockerOf(offer, pizza, at)}
          onAnother={send.clear}
        />
      </div>
      {opened && (
        <startDialog.Component
          key={opened.count}
          beginning={opened.shown}
          onClosed={() => end(opened)}
          onLoadFailed={() => end(opened)}
        />
      )}
    </div>
  );
}

export const Route = createLazyRoute('/pizza-creator')({
  component: function PizzaCreatorRoute() {
    const { offer } = Route.useLoaderData();
    return offer === null ? <NoPizzaOffer /> : <PizzaCreatorPage offer={offer} />;
  },
});

export { partPictures } from './part-pictures.tsx';
