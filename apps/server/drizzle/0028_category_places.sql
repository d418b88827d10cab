-- Provider categories are ranks: they keep the order in which they were entered.
UPDATE reference_item SET sort_order = placed.place * 10
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM reference_item WHERE list = 'provider-category') AS placed
  WHERE reference_item.id = placed.id AND reference_item.sort_order IS NULL;
